/** Which kind of choice comes up for somebody for the first time. */
import type { Command, CommandType } from '@/lib/game/engine/commands';
import type { LoggedCommand } from '@/lib/game/engine/turn-back';

/** Kinds that a sentence explains, the more pressing before the others. */
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

/** The kind that may be chosen now and has not been before, by the first seat, since the table was made. */
export function firstTimeOf(commands: readonly Command[], log: readonly Row[]): FirstTime | undefined {
  const began = log[0]?.at;
  const known = new Set(
    log.flatMap(({ seat, command, at }) => (seat === 0 && at !== began ? [command.type] : [])),
  );
  const now = new Set(commands.map(({ type }) => type));
  return FIRST_TIMES.find((type) => now.has(type) && !known.has(type));
}
