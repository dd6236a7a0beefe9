/** Records of games that were played elsewhere. */
import { go } from "./here.svelte";
import { call, Refusal } from "./http";
import { beSomebody } from "./play";
import { to } from "./route";
import { say } from "./words";

/** Show the game in a file; else why not, in words. */
export async function openRecord(file: File): Promise<string> {
  try {
    const record = JSON.parse(await file.text()) as Record<string, unknown>;
    await beSomebody();
    const { id } = await call("POST /api/records", { body: record });
    go(to(["replay", id], { query: { record: "" } }));
    return "";
  } catch (error) {
    return error instanceof Refusal ? error.message : say("replay-no-record");
  }
}
