/**
 * Carries commands out with only the knowledge of one seat: an unseen tile is replaced by its average value.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { execute } from '@/lib/game/engine/execute';
import { refuse, refuseStranding, ruleOf } from '@/lib/game/engine/decide';
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Game } from '@/lib/game/engine/rule';
import { ROWS } from '@/lib/game/engine/vocabulary';
import type { Item, RowState, State } from '@/lib/game/engine/state';
import type { Offer, View } from '@/lib/game/engine/view';
import type { Outlook } from './outlook';
import { levelWorth } from './value/open-items';

/** A position in thought. */
export interface Thought {
  readonly state: State;
  /** Tiles really shown to the seat, by open item. */
  readonly offers: readonly Offer[];
  /** Expected worth of everything drawn unseen on the way here. */
  readonly drawn: number;
  /** Whether the real position will be this very one: nothing unseen came up, nobody else had to decide. */
  readonly isCertain: boolean;
}

/** The start of a search: the seat's view. */
export function thoughtOf({ state, offers }: View): Thought {
  return { state, offers, drawn: 0, isCertain: true };
}

/** How the rules look at a thought. */
export function gameOf({ pack }: Outlook, { state, offers }: Thought): Game {
  return { pack, state, offered: offeredOf(offers) };
}

/** The same for all thoughts of a turn: it is asked for at every step of them. */
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
 * Removes everything from the state that the seat could not see: revealed tiles, drawn choices, decisions of
 * others.
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
