import type { NewTable, TableInfo } from "../gen/server";
import { call } from "./http";
import type { Plan } from "./plan";
import { beSomebody } from "./play";
import { to } from "./route";

/** What friends open to sit down at a table. */
export function invitationLink(table: TableInfo): string {
  const query = table.invitation ? { invitation: table.invitation } : {};
  return new URL(to(["table", table.id], { query }), location.href).href;
}

/** Open a table; whoever is at this screen sits down at once, under a name of their own. */
export async function open(wish: NewTable, plan: Plan, seatName: (seat: number) => string): Promise<TableInfo> {
  await beSomebody();
  let table = await call("POST /api/tables", { body: wish });
  for (const [seat, { who }] of plan.seats.entries()) {
    if (who !== "here") continue;
    const path = { table_id: table.id, seat };
    table = await call("POST /api/tables/{table_id}/seats/{seat}", { path, body: { name: seatName(seat) } });
  }
  return table;
}
