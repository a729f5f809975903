/** Conditions of the player's own: whether they hold, and which ones suit a plan. */
import type { State } from '../engine/state';
import { ROWS } from '../engine/vocabulary';
import { nth } from '../engine/util';
import { piecesOf, type Outcome } from './outcome';
import type { Guard, Plan, PlanStep } from './plan';

/** Whether a condition on the position is met before the plan begins. Those on prices and what is left are looked at on the way. */
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

/** The most a step may cost by the player's own word. */
export function agreedPrice({ guards }: Plan, step: number): number | undefined {
  const agreed = guards.flatMap((guard) =>
    guard.kind === 'costs-at-most' && guard.step === step ? [guard.n] : [],
  );
  return agreed.length > 0 ? Math.min(...agreed) : undefined;
}

/** The condition on the price of a step that what it costs now breaks. */
export function brokenPrice({ guards }: Plan, step: number, { paid }: Outcome): Guard | undefined {
  return guards.find(
    (guard) => guard.kind === 'costs-at-most' && guard.step === step && piecesOf(paid) > guard.n,
  );
}

/** The condition on what is left that this position breaks. */
export function brokenRest({ guards, seat }: Plan, state: State): Guard | undefined {
  const { goods } = nth(state.players, seat);
  return guards.find((guard) => guard.kind === 'left-at-least' && goods[guard.good] < guard.n);
}

/** How much more than planned a step is offered to cost. */
const MORE = 2;

/** The conditions a screen can offer for a plan: prices of its steps, the sites it builds on, the tiles it wants. */
export function possibleGuards(steps: readonly PlanStep[]): readonly Guard[] {
  return steps.flatMap(({ aim: { command, tiles = [] }, expects }, step): readonly Guard[] => {
    const price = piecesOf(expects.paid);
    // An action tile gets cheaper as the wheel turns, so one may want to wait for that; other prices only rise.
    const least = command.type === 'TakeActionTile' ? 0 : price;
    const isPriced = price > 0 || command.type === 'TakeActionTile';
    const prices = Array.from({ length: isPriced ? price + MORE + 1 - least : 0 }, (_, more): Guard => ({
      kind: 'costs-at-most',
      step,
      n: least + more,
    }));
    const site: readonly Guard[] =
      command.type === 'PlaceBuilding' ? [{ kind: 'site-free', site: command.site }] : [];
    return [...prices, ...site, ...tiles.map((tile): Guard => ({ kind: 'tile-there', tile }))];
  });
}
