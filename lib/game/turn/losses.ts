/** Things that ending the turn now would lose for good. */
import type { Command } from '@/lib/game/engine/commands';
import type { OpenEntry } from '@/lib/game/engine/open';
import type { Option, Options } from '@/lib/game/engine/options';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';

/** Gains that a seat could still use and End turn would discard. */
export interface Losses {
  readonly entries: readonly OpenEntry[];
  /** Windows above the number that a player may keep (WINDOW-3). */
  readonly windows: number;
}

type Limits = Pick<PackData, 'playerBoard'>;

/** Losses of ending the turn now (END-1, END-2); none if it cannot end yet. */
export function lossesAtEnd(pack: Limits, state: State, { open, commands }: Options): Losses {
  const end = commands.some(({ command }) => command.type === 'EndTurn');
  if (!end) return { entries: [], windows: 0 };
  return { entries: lostAtEnd(open, commands), windows: windowsLost(pack, state, commands) };
}

/** Whether anything would be lost. */
export const isLoss = ({ entries, windows }: Losses): boolean => entries.length > 0 || windows > 0;

/**
 * Windows of one colour that would be discarded although something could be bought with them. With two
 * colours, the end of the turn asks which to keep, and can still be undone there.
 */
function windowsLost(pack: Limits, state: State, options: readonly Option[]): number {
  const goods = state.players[state.turn.seat]?.goods;
  if (!goods || !options.some(({ command: { type } }) => type === 'MoveUp' || type === 'BuyExtraAction'))
    return 0;
  const [gold, silver] = [goods['gold-window'], goods['silver-window']];
  const isOneColour = gold === 0 || silver === 0;
  return isOneColour ? Math.max(0, gold + silver - pack.playerBoard.limits.windowsKeptAtEndOfTurn) : 0;
}

/**
 * Usable entries that would lapse. An unaffordable offer is no loss, and warning about it would make
 * players ignore warnings.
 */
export function lostAtEnd(open: readonly OpenEntry[], options: readonly Option[]): readonly OpenEntry[] {
  return open.filter(
    (entry) =>
      entry.class === 'lapse' && (!isOffer(entry) || options.some(({ command }) => takes(command, entry))),
  );
}

/** Items with a price that the seat may lack; all others are paid or free. */
const OFFERS: ReadonlySet<OpenEntry['kind']> = new Set<OpenEntry['kind']>(['road', 'road-egg', 'slot-bonus']);

const isOffer = ({ kind }: OpenEntry): boolean => OFFERS.has(kind);

function takes(command: Command, { kind, item }: OpenEntry): boolean {
  switch (command.type) {
    case 'ResolveRoadEgg':
      return item?.kind === 'road-egg' && item.space === command.space;
    case 'ResolveRoadEffect':
      return item?.kind === 'road' && item.space === command.space;
    case 'BuyEgg':
      return kind === 'slot-bonus';
    default:
      return false;
  }
}
