// What the host's page asks the server, and what guests ask about the house.

import { ask } from "../lib/api";
import type { BanWanted, Cleaned, Cleaning, Door, HostPerson, HostReport, HostTable, HouseInfo, HouseRules, InvitationMade, InvitationWanted, LadderOf, NewRules, Pardon, Rebuilt } from "../protocol";

const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask(`/api/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const houseInfo = (): Promise<HouseInfo> => ask("/api/house");
export const joinHouse = (how: { invitation: string } | { password: string }): Promise<HouseInfo> => post("house/join", how);
export const ladderOf = (game: string): Promise<LadderOf> => ask(`/api/house/ladder/${encodeURIComponent(game)}`);

export const enter = (secret: string): Promise<void> => post("host/enter", { secret });
export const isInside = async (): Promise<boolean> => (await ask<Door>("/api/host/door")).inside;
export const leave = (): Promise<void> => post("host/leave");
export const report = (): Promise<HostReport> => ask("/api/host/report");
export const rules = (): Promise<HouseRules> => ask("/api/host/rules");
export const decide = (wanted: NewRules): Promise<HouseRules> => post("host/rules", wanted);
export const invite = (wanted: InvitationWanted): Promise<InvitationMade> => post("host/invite", wanted);
export const uninvite = (id: string, people: boolean): Promise<HouseRules> => post("host/uninvite", { id, people });
export const deleteTables = (tables: string[]): Promise<Cleaned> => post("host/tables/delete", { tables });
export const clean = (wanted: Cleaning): Promise<Cleaned> => post("host/tables/clean", wanted);
export const strike = (table: string, struck: boolean): Promise<void> => post("host/tables/strike", { table, struck });
export const ban = (wanted: BanWanted): Promise<void> => post("host/ban", wanted);
export const pardon = (person: string, kind: Pardon["kind"]): Promise<void> => post("host/pardon", { person, kind });
export const rebuild = (): Promise<Rebuilt> => post("host/ladder");
export const hostLadder = (game: string): Promise<LadderOf> => ask(`/api/host/ladder/${encodeURIComponent(game)}`);

/** So many tables are fetched at a time. */
export const PAGE = 50;

export function tables(status: string | null, idle: number | null, skip: number): Promise<HostTable[]> {
  const query = new URLSearchParams({ skip: String(skip), limit: String(PAGE) });
  if (status) query.set("status", status);
  if (idle) query.set("idle", String(idle));
  return ask(`/api/host/tables?${query}`);
}

export const people = (words: string): Promise<HostPerson[]> => ask(`/api/host/people?${new URLSearchParams({ words })}`);
