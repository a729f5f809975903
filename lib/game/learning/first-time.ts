/** The kind of choice that a player meets for the first time. */
import type { Command, CommandType } from '@/lib/game/engine/commands';
import type { LoggedCommand } from '@/lib/game/engine/turn-back';

/** Kinds that have an explanation, the most urgent first. */
export const FIRST_TIMES = [
  'ChoosePlazaReward',
  'ChooseTechnology',
  'ChooseProductionToken',
  'ChooseBridgeTile',
  'PlacePlank',
  'ClaimCathedralTile',
  'ResolveUpArrow',
  'ResolveRoadEgg',
  'ChooseAlternative',
  'DiscardWindows',
  'PlaceUpgrade',
  'PlaceWall',
  'PlaceBuilding',
  'AdvanceRoad',
  'MoveSideways',
  'ClaimSeal',
  'TakeActionTile',
  'EndTurn',
] as const satisfies readonly CommandType[];
export type FirstTime = (typeof FIRST_TIMES)[number];

interface Row {
  readonly seat?: number;
  readonly command: LoggedCommand;
  readonly at: string;
}

/** The kind that the first seat can choose now and has not chosen before at this table. */
export function firstTimeOf(commands: readonly Command[], log: readonly Row[]): FirstTime | undefined {
  const began = log[0]?.at;
  const known = new Set(
    log.flatMap(({ seat, command, at }) => (seat === 0 && at !== began ? [command.type] : [])),
  );
  const now = new Set(commands.map(({ type }) => type));
  return FIRST_TIMES.find((type) => now.has(type) && !known.has(type));
}
