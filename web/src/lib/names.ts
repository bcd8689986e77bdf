// Names the protocol uses in many places.

import type { SeatInfo, TableInfo } from "../protocol";

export type GameName = TableInfo["game"];
export type Level = NonNullable<SeatInfo["level"]>;
export const LEVELS: readonly Level[] = ["page", "squire", "knight", "duke", "king"];
export const FEWEST: Record<GameName, number> = { lancaster: 2, richelieu: 2 };
export const MOST: Record<GameName, number> = { lancaster: 5, richelieu: 2 };
