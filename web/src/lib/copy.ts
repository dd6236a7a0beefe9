/** Put a text where it can be pasted, and say whether it is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // a server in the same room has no secure address: such pages have no clipboard
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
