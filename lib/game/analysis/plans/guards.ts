/** The player's own conditions: whether they hold, and which ones suit a plan. */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { GOODS, ROWS } from '@/lib/game/engine/vocabulary';
import { type Guard, piecesOf, type Plan, type PlanOutcome, type PlanStep } from './plan';

/**
 * Whether a condition on the position holds before the plan begins. Conditions on prices and leftovers are
 * checked during the plan.
 */
export function holdsAtStart(state: State, guard: Guard): boolean {
  switch (guard.kind) {
    case 'site-free':
      return !state.buildings.some(({ site }) => site === guard.site);
    case 'tile-there':
      return (
        ROWS.some((row) => state.rows[row].slots.includes(guard.tile)) ||
        state.crane.tiles.some(({ tile }) => tile === guard.tile)
      );
    case 'plaza-open':
      return state.plazas.some(({ plaza, evaluated }) => plaza === guard.plaza && !evaluated);
    case 'costs-at-most':
    case 'left-at-least':
      return true;
  }
}

/** The maximum price of a step that the player agreed to. */
export function agreedPrice({ guards }: Plan, step: number): number | undefined {
  const agreed = guards.flatMap((guard) =>
    guard.kind === 'costs-at-most' && guard.step === step ? [guard.n] : [],
  );
  return agreed.length > 0 ? Math.min(...agreed) : undefined;
}

/** The condition on a step's price that its current cost breaks. */
export function brokenPrice({ guards }: Plan, step: number, { paid }: PlanOutcome): Guard | undefined {
  return guards.find(
    (guard) => guard.kind === 'costs-at-most' && guard.step === step && piecesOf(paid) > guard.n,
  );
}

/** The condition on leftovers that this position breaks. */
export function brokenRest({ guards, seat }: Plan, state: State): Guard | undefined {
  const { goods } = elementAt(state.players, seat);
  return guards.find((guard) => guard.kind === 'left-at-least' && goods[guard.good] < guard.n);
}

/** Maximum stock of a good (WEALTH-1). */
const MAX_LEFT = 9;

/** How far above its planned price a step's limit can be set. */
const MORE = 2;

/**
 * The conditions that concern a plan's effects: prices of its steps, sites it builds on and their plazas,
 * and tiles it needs.
 */
export function possibleGuards(
  { siteById }: Pick<Pack, 'siteById'>,
  steps: readonly PlanStep[],
): readonly Guard[] {
  const guards = steps.flatMap(({ aim: { command, tiles = [] }, expects }, step): readonly Guard[] => {
    const price = piecesOf(expects.paid);
    // An action tile gets cheaper as the wheel turns, so a lower limit may pay off; other prices only rise.
    const least = command.type === 'TakeActionTile' ? 0 : price;
    const isPriced = price > 0 || command.type === 'TakeActionTile';
    const prices = Array.from({ length: isPriced ? price + MORE + 1 - least : 0 }, (_, more): Guard => ({
      kind: 'costs-at-most',
      step,
      n: least + more,
    }));
    const site = command.type === 'PlaceBuilding' ? siteById.get(command.site) : undefined;
    const places: readonly Guard[] = site
      ? [
          { kind: 'site-free', site: site.id },
          { kind: 'plaza-open', plaza: site.plaza },
        ]
      : [];
    return [...prices, ...places, ...tiles.map((tile): Guard => ({ kind: 'tile-there', tile }))];
  });
  // Two houses may be at the same plaza.
  const kinds = new Map(guards.map((guard) => [JSON.stringify(guard), guard]));
  return [...kinds.values()];
}

/**
 * The largest possible leftover conditions: as much of each good as the plan leaves, if everything goes as
 * expected.
 */
export function possibleRests(
  { goods }: Pick<Player, 'goods'>,
  steps: readonly PlanStep[],
): readonly Guard[] {
  return GOODS.flatMap((good) => {
    const left = steps.reduce(
      (sum, { expects: { paid, gained } }) => sum - (paid[good] ?? 0) + (gained[good] ?? 0),
      goods[good],
    );
    const most = Math.min(Math.max(left, 0), MAX_LEFT);
    return Array.from({ length: most }, (_, less): Guard => ({ kind: 'left-at-least', good, n: less + 1 }));
  });
}

/** Whether a condition makes sense for a plan in any position. */
export function canGuard(pack: Pick<Pack, 'siteById'>, steps: readonly PlanStep[], guard: Guard): boolean {
  if (guard.kind === 'left-at-least') return guard.n >= 1 && guard.n <= MAX_LEFT;
  return possibleGuards(pack, steps).some((one) => isSameGuard(one, guard));
}

/** Whether two conditions are equal, regardless of key order. */
export function isSameGuard(a: Guard, b: Guard): boolean {
  return sorted(a) === sorted(b);
}

const sorted = (guard: Guard): string => JSON.stringify(Object.entries(guard).sort());

/**
 * Whether two conditions have the same subject, so one replaces the other: one price per step, one
 * leftover per good.
 */
export function isAboutTheSame(a: Guard, b: Guard): boolean {
  if (a.kind === 'costs-at-most') return b.kind === a.kind && a.step === b.step;
  if (a.kind === 'left-at-least') return b.kind === a.kind && a.good === b.good;
  return isSameGuard(a, b);
}
