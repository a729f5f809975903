/** Tables where somebody else comes first, or comes in between. */
import { BASE_OPTIONS } from '@/lib/game/engine/setup';
import { built, plazaFace } from '../support/engine/patches-board';
import { given } from '../support/engine/scenario';
import { all, patch, type Patch } from '../support/engine/table';
import { cityAbout, houseTurn, minesAt, minesTurn } from './cases';
import { ME, planOf } from './support';

export const THREE = { players: 3, options: { ...BASE_OPTIONS, deferPlazaRewards: true } } as const;
/** Rows are refilled when they are used: nothing comes up before an interruption. */
export const ON_DEMAND = { options: { ...BASE_OPTIONS, refillOnDemand: true } } as const;

export const rivalsTurn: Patch = patch(({ turn }) => ({ turn: { ...turn, seat: 1 } }));

/** A reward of mine that has waited for my turn. */
export const owedReward: Patch = all(
  plazaFace('p2', 'plaza-tan-2-a'),
  patch(({ items, nextItem }) => ({
    items: [
      ...items,
      {
        id: nextItem,
        kind: 'plaza-reward',
        seat: ME,
        class: 'deferred',
        plaza: 'p2',
        both: false,
        source: { kind: 'plaza', id: 'p2' },
      },
    ],
    nextItem: nextItem + 1,
  })),
);

/** My house completes the plaza, ties the cubes and is the dearer one; the rival chooses one reward. */
export const lastSite: Patch = all(
  cityAbout(built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 })),
  built('site-p2-b', 'building-i-stonecutters-lodge', ME, { rotation: 3 }),
);

/** A plan of that house and the end of the turn. */
export function housePlan() {
  const house = planOf(given(ON_DEMAND, lastSite), houseTurn.slice(0, 3));
  const end = planOf(given(minesAt(5)), minesTurn(5)).steps.slice(-1);
  return { ...house, steps: [...house.steps, ...end] };
}
