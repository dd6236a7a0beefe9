/** Cards marked beforehand as those that hurt least: a question that gives cards away begins with them. */

/** Mark a card as spare, or not any more: its move, once for each copy. */
export function spared(spare: readonly string[], move: string, copies: number): string[] {
  const marked = spare.filter((one) => one === move).length;
  return marked < copies ? [...spare, move] : spare.filter((one) => one !== move);
}

/** Which cards of a row are spare: the first copies of each move marked. */
export function sparedOf(cards: readonly string[], spare: readonly string[]): boolean[] {
  const left = [...spare];
  return cards.map((card) => {
    const index = left.indexOf(card.slice(card.indexOf(":") + 1));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
