import type { Me } from "../gen/server";
import { call } from "./http";

let person = $state.raw<Me | null>(null);

/** Who sits before this screen: null until the server has said it, without a name until one was given. */
export function me(): Me | null {
  return person;
}

export async function meet(): Promise<Me> {
  person = await call("GET /api/me");
  return person;
}

/** Puts a login and a password on a guest: the seats stay theirs. */
export async function openAccount(login: string, password: string): Promise<Me> {
  person = await call("POST /api/account", { body: { login, password } });
  return person;
}

/** On every device. */
export async function signOut(): Promise<Me> {
  person = await call("DELETE /api/session");
  return person;
}

export async function signIn(login: string, password: string): Promise<Me> {
  person = await call("POST /api/session", { body: { login, password } });
  return person;
}

export async function enterAs(name: string): Promise<Me> {
  person = await call("POST /api/me", { body: { name } });
  return person;
}
