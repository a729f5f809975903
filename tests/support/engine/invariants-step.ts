/** Invariants about the effect of one command. */
import { blockingItems } from '@/lib/game/engine/acting';
import type { EventOf, EventType } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import { RULES } from '@/lib/game/engine/rules';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { Player, State } from '@/lib/game/engine/state';
import { must, elementAt } from '@/lib/game/engine/util';
import { GOODS, GRIDS, TRACKS } from '@/lib/game/engine/vocabulary';
import type { Step, StepCheck } from './checked';

export const STEP_CHECKS: Readonly<Record<string, StepCheck>> = {
  'INV-8 INV-9 INV-50 INV-52 never falls': ({ before }, { state }) =>
    every(before, state, (a, b) => {
      const tracks = TRACKS.every((track) => b.counts[track] >= a.counts[track]);
      const heights =
        b.heights.technology >= a.heights.technology && b.heights.university >= a.heights.university;
      const grids = GRIDS.every(
        (grid) => b.grids[grid].row >= a.grids[grid].row && b.grids[grid].column >= a.grids[grid].column,
      );
      return tracks && heights && grids && b.road >= a.road;
    }),
  'INV-6 INV-49 INV-54 only grows': ({ before }, { state }) =>
    every(
      before,
      state,
      (a, b) =>
        a.wealth.every((id) => b.wealth.includes(id)) &&
        a.paidContacts.every((key) => b.paidContacts.includes(key)) &&
        b.score >= a.score,
    ),
  'INV-54': (step) => of(step, 'Scored').every(({ points }) => Number.isInteger(points) && points > 0),
  'INV-37': (step, { state }) =>
    state.phase !== 'playing' ||
    turnEnds(step).every(({ seat, before }) => {
      const { goods } = elementAt(before.players, seat);
      return goods['gold-window'] + goods['silver-window'] <= 2;
    }),
  'INV-33': (step, { ledger }) =>
    // The turn ledger restarts with TurnStarted, so a finished turn is checked by its own events and earlier
    // ones.
    humanEnds(step).length === 0 || step.before.turn.main === 'done' || ledger.turn.main === 1,
  'INV-34': (step) =>
    of(step, 'TileTaken')
      .filter(({ slot }) => slot === 3)
      .every(() => {
        const current = step.before.turn.performances.find(({ done }) => !done);
        return (
          current?.context === 'main' &&
          step.before.turn.slotBonus?.kind === 'special-or-points' &&
          of(step, 'SlotBonusUsed').some(({ how }) => how === 'special')
        );
      }),
  'INV-43': (step) =>
    of(step, 'PlazaCompleted').every(({ claims, both }) => claims.length === 0 || both.length > 0),
  'INV-48': (step, { pack }) =>
    of(step, 'UpgradePlaced').every(({ seat, tile }) => {
      const { era, university } = must(pack.upgradeById, tile);
      const before = elementAt(step.before.players, seat).heights.university;
      const advanced = of(step, 'TrackAdvanced').filter(
        ({ track, source }) => track === 'university' && source.kind === 'upgrade' && source.id === tile,
      ).length;
      return university === (era === 'I' ? 1 : 2) && advanced === Math.min(university, 8 - before);
    }),
  'INV-1 INV-2 INV-3 INV-55 INV-56 event by event': (step, { pack }) => {
    let now = step.before;
    return step.events.every((event) => {
      if (event.type === 'AbilityUsed' && !isActive(now, event.seat, event.tile)) return false;
      if (event.type === 'TechnologyUsed' && must(pack.technologyById, event.tile).use !== 'once')
        return false;
      now = evolve(now, event);
      return now.players.every(({ goods, cubes }) => GOODS.every((good) => goods[good] >= 0) && cubes >= 0);
    });
  },
  'INV-57': ({ before, seat, command }) =>
    (seat === before.turn.seat && before.phase === 'playing') ||
    blockingItems(before).some((item) => item.seat === seat && item.kind === RULES[command.type].answers) ||
    // ASYNC_TECH: a kept choice may be made while others play.
    before.items.some(({ seat: s, kind, class: c }) => s === seat && kind === 'technology' && c === 'keep'),
  'INV-58': (step, { state }) =>
    humanEnds(step).length === 0 ||
    (state.items.every(({ class: c }) => c === 'keep' || c === 'deferred' || c === 'now') &&
      step.before.items.every(
        (item) => item.seat !== step.seat || item.class === 'keep' || isGone(item.id, state),
      )),
  'INV-63': (step, { pack }) =>
    of(step, 'ActionTileTaken').every(({ seat, position, tile }) => {
      if (isAutomatic(step.before.setup, seat)) return true;
      const { cost, points, zone } = elementAt(pack.crane.positions, position);
      const paid = of(step, 'Paid').find(({ source }) => source.kind === 'crane')?.cost.gold ?? 0;
      const scored = of(step, 'Scored').find(({ source }) => source.kind === 'crane')?.points ?? 0;
      const isFlagged = step.before.crane.tiles.find((entry) => entry.tile === tile)?.fivePoints;
      return paid === (zone === 'red' ? cost.gold : 0) && scored === (isFlagged ? 5 : points);
    }),
  'INV-64': (_step, { ledger: { turn } }) =>
    new Set(turn.paidPerformances).size === turn.paidPerformances.length,
  'INV-26 INV-27 INV-28': (step) => turnEnds(step).every(({ before, after }) => isWheelRight(before, after)),
};

interface TurnEnd {
  readonly seat: number;
  readonly before: State;
  readonly after: State;
}

/**
 * The turns that a row ends, with the states around each. A solo opponent's turn ends in the same row as the
 * human's.
 */
function turnEnds(step: Step): readonly TurnEnd[] {
  if (of(step, 'TurnEnded').length === 0) return [];
  const out: TurnEnd[] = [];
  let now = step.before;
  let open: { readonly seat: number; readonly before: State } | undefined;
  for (const event of step.events) {
    if (event.type === 'TurnEnded') open = { seat: event.seat, before: now };
    if (open && (event.type === 'TurnStarted' || event.type === 'LastCallStarted')) {
      out.push({ ...open, after: now });
      open = undefined;
    }
    now = evolve(now, event);
  }
  return out;
}

function humanEnds(step: Step) {
  return of(step, 'TurnEnded').filter(({ seat }) => !isAutomatic(step.before.setup, seat));
}

function of<T extends EventType>({ events }: Step, type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
function every(before: State, after: State, holds: (a: Player, b: Player) => boolean): boolean {
  return after.players.every((player, seat) => holds(elementAt(before.players, seat), player));
}
function isGone(id: number, state: State): boolean {
  return !state.items.some((item) => item.id === id);
}
function isActive(state: State, seat: number, tile: string): boolean {
  return elementAt(state.players, seat).technologies.some((owned) => owned.tile === tile && owned.active);
}

/**
 * Recomputes the wheel from positions: steps of the box, the used tile at 0, tiles beyond 11 in green (or
 * red) with a flag.
 */
function isWheelRight(before: State, state: State): boolean {
  const used = before.turn.tile?.tile;
  const steps = before.crane.arrow === 11 ? 2 : 1;
  const box = (before.crane.arrow + steps) % 12;
  const expected = new Map<string, readonly [number, boolean]>();
  const over: (readonly [string, number])[] = [];
  for (const { tile, sector, fivePoints } of before.crane.tiles) {
    const position = ((before.crane.arrow + sector) % 12) + steps;
    if (position > 11) over.push([tile, position]);
    else expected.set(tile, [position, fivePoints]);
  }
  if (used) expected.set(used, [0, false]);
  over.sort((a, b) => b[1] - a[1]);
  for (const [tile] of over) {
    const taken = new Set([...expected.values()].map(([position]) => position));
    const free = [4, 5, 6, 0, 1, 2, 3].find((position) => position !== box && !taken.has(position));
    if (free === undefined) return false;
    expected.set(tile, [free, true]);
  }
  const found = state.crane.tiles.map(
    ({ tile, sector, fivePoints }) => `${tile} ${(state.crane.arrow + sector) % 12} ${fivePoints}`,
  );
  const wanted = [...expected].map(([tile, [position, flag]]) => `${tile} ${position} ${flag}`);
  return state.crane.arrow === box && JSON.stringify(found.sort()) === JSON.stringify(wanted.sort());
}
