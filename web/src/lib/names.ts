// Names the protocol uses in many places.

import type { SeatInfo, TableInfo } from "../protocol";

export type GameName = TableInfo["game"];
export type Level = NonNullable<SeatInfo["level"]>;
export const LEVELS: readonly Level[] = ["page", "squire", "knight", "duke", "king"];
