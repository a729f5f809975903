/** Executes commands with the knowledge of one seat: the average value replaces an unseen tile. */
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { refuse, refuseStranding, ruleOf } from '@/lib/game/engine/decide';
import { execute } from '@/lib/game/engine/execute';
import type { Game } from '@/lib/game/engine/rule';
import type { Item, RowState, State } from '@/lib/game/engine/state';
import type { Offer, View } from '@/lib/game/engine/view';
import { ROWS } from '@/lib/game/engine/vocabulary';
import type { Outlook } from './outlook';
import { levelWorth } from './value/open-items';

/** A simulated position. */
export interface Thought {
  readonly state: State;
  /** The offers of tiles that the seat has really seen, by open item. */
  readonly offers: readonly Offer[];
  /** Expected worth of all unseen tiles drawn on the way to this position. */
  readonly drawn: number;
  /**
   * Whether the real game will reach exactly this position, without hidden draws or other seats'
   * decisions.
   */
  readonly isCertain: boolean;
}

/** The root of a search, from the seat's view. */
export function thoughtOf({ state, offers }: View): Thought {
  return { state, offers, drawn: 0, isCertain: true };
}

/** A thought as a `Game` that rules can check. */
export function gameOf({ pack }: Outlook, { state, offers }: Thought): Game {
  return { pack, state, offered: offeredOf(offers) };
}

/** Cached, because every step of a turn shares one list of offers. */
const lookups = new WeakMap<readonly Offer[], Game['offered']>();

function offeredOf(offers: readonly Offer[]): Game['offered'] {
  let offered = lookups.get(offers);
  if (!offered) {
    offered = (item) => offers.find((offer) => offer.item === item)?.tiles;
    lookups.set(offers, offered);
  }
  return offered;
}

/** The position after a command, or undefined if it is not legal. */
export function stepFrom(outlook: Outlook, thought: Thought, command: Command): Thought | undefined {
  const { pack, seat } = outlook;
  const { state } = thought;
  if (!ruleOf(command.type).exact && refuse(gameOf(outlook, thought), seat, command)) return undefined;
  const work = execute(new BlindWork(pack, state), seat, command);
  if (refuseStranding(work, state, seat, command)) return undefined;
  return withoutUnknown(outlook, thought, work.state);
}

/**
 * Removes from the state everything that the seat could not see: revealed tiles, drawn choices, and
 * decisions of other seats.
 */
function withoutUnknown(outlook: Outlook, before: Thought, after: State): Thought {
  const { offers } = before;
  let { drawn } = before;
  const known: Item[] = [];
  for (const item of after.items) {
    const expected = isKnown(item, outlook.seat, offers) ? undefined : unseenWorth(outlook, item);
    if (expected === undefined) known.push(item);
    else drawn += expected;
  }
  const state = withoutHiddenTiles(after);
  const isAllKnown = known.length === after.items.length;
  return {
    state: isAllKnown ? state : { ...state, items: known },
    offers,
    drawn,
    isCertain: before.isCertain && isAllKnown && state === after,
  };
}

const SHOWN_TILES: ReadonlySet<Item['kind']> = new Set(['technology', 'bridge-tile', 'cathedral-tile']);

function isKnown(item: Item, seat: SeatId, offers: readonly Offer[]): boolean {
  if (item.seat !== seat) return item.class !== 'now';
  return !SHOWN_TILES.has(item.kind) || offers.some((offer) => offer.item === item.id);
}

function unseenWorth(outlook: Outlook, item: Item): number {
  if (item.seat !== outlook.seat) return 0;
  if (item.kind === 'technology') return levelWorth(outlook, item.level);
  return item.kind === 'bridge-tile' ? outlook.weights.bridgeTile[item.stack] : 6;
}

function withoutHiddenTiles(state: State): State {
  if (!ROWS.some((row) => state.rows[row].slots.includes('hidden'))) return state;
  const cleared = (row: RowState): RowState => ({
    ...row,
    slots: row.slots.map((tile) => (tile === 'hidden' ? null : tile)),
  });
  const { upgrade, wall, building } = state.rows;
  return { ...state, rows: { upgrade: cleared(upgrade), wall: cleared(wall), building: cleared(building) } };
}
