/** Everything open for a seat with its class, including the turn's own steps (section 5). */
import { isCollectable } from './actions/crane';
import { bonusClass } from './actions/upgrade-bonus';
import { isNow } from './acting';
import type { SeatId } from './commands';
import type { Pack } from './pack-index';
import { currentPerformance } from './rule';
import type { Item, State } from './state';
import type { ItemClass } from './vocabulary';
import { elementAt } from './util';

/** Kinds of open entries that belong to the turn itself rather than to an item. */
type TurnEntryKind =
  | 'take-tile'
  | 'main-action'
  | 'performance'
  | 'slot-bonus'
  | 'extra-action'
  | 'upgrade-bonus'
  | 'seal-right';

/** An open entry: its kind, its urgency, and its item or performance. */
export interface OpenEntry {
  readonly seat: SeatId;
  readonly kind: TurnEntryKind | Item['kind'];
  readonly class: ItemClass;
  readonly item?: Item;
  readonly performance?: number;
}

/** The open entries of `seat`, most urgent first. */
export function openEntries(pack: Pack, state: State, seat: SeatId): readonly OpenEntry[] {
  const items = state.items
    .filter((item) => item.seat === seat)
    .map((item): OpenEntry => ({
      seat,
      kind: item.kind,
      class: isNow(state, item) ? 'now' : item.class,
      item,
    }));
  const entries = [...items, ...turnEntries(pack, state, seat), ...sealRight(state, seat)];
  return entries.sort((a, b) => URGENCY.indexOf(a.class) - URGENCY.indexOf(b.class));
}

const URGENCY: readonly ItemClass[] = ['now', 'must', 'auto', 'lapse', 'deferred', 'keep'];

/** The open entries of the turn itself (TURN-1). */
function turnEntries(pack: Pack, state: State, seat: SeatId): readonly OpenEntry[] {
  const { turn, phase } = state;
  if (seat !== turn.seat || phase !== 'playing') return [];
  const current = currentPerformance(state);
  const out: OpenEntry[] = [];
  if (!turn.tile) out.push({ seat, kind: 'take-tile', class: 'must' });
  if (turn.main === 'open' && current?.context !== 'main')
    out.push({ seat, kind: 'main-action', class: 'must' });
  if (current) out.push({ seat, kind: 'performance', class: 'must', performance: current.id });
  if (turn.slotBonus)
    out.push({
      seat,
      kind: 'slot-bonus',
      class: isCollectable(turn.slotBonus) || turn.slotBonus.kind === 'special-or-points' ? 'auto' : 'lapse',
    });
  if (turn.extra === 'bought') out.push({ seat, kind: 'extra-action', class: 'lapse' });
  for (const performance of turn.performances) {
    const urgency = bonusClass(pack, performance);
    if (urgency) out.push({ seat, kind: 'upgrade-bonus', class: urgency, performance: performance.id });
  }
  return out;
}

function sealRight(state: State, seat: SeatId): readonly OpenEntry[] {
  return elementAt(state.players, seat).sealRights > 0 ? [{ seat, kind: 'seal-right', class: 'keep' }] : [];
}
