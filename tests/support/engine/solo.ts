/** Solo tables, with the simple opponent or Peter Parler in the second seat. */
import type { Slot } from '@/lib/game/engine/commands';
import type { Setup } from '@/lib/game/engine/setup';
import type { Row } from '@/lib/game/engine/vocabulary';
import { offered } from './patches-board';
import { Scenario } from './scenario';
import { patch, table, withStack, type Patch, type Table, type TableChoices } from './table';

type Solo = NonNullable<Setup['solo']>;

export const HUMAN = 0;
export const OPPONENT = 1;

/** A new solo game, with faces and order as in a first game. */
export const soloTable = (solo: Solo, choices: TableChoices = {}): Table =>
  table({ ...choices, players: 1, solo });

/** A scenario at a solo table. */
export function givenSolo(solo: Solo, ...patches: readonly Patch[]): Scenario {
  return scenarioAt(patches.reduce((now, next) => next(now), soloTable(solo)));
}

export function scenarioAt({ state, secrets }: Table): Scenario {
  return new Scenario({ state, secrets, trail: [] }, state, []);
}

/** Places Parler's pawn and markers, and closes the questions about them. */
export const plans = (plaza: string, markers: Partial<Record<Row, Slot>> = {}): Patch =>
  patch(({ parler, items }) => ({
    parler: {
      deck: 5,
      stage: 'idle',
      ...parler,
      plaza,
      markers: { upgrade: 0, wall: 0, building: 0, ...parler?.markers, ...markers },
    },
    items: items.filter(({ kind }) => kind !== 'parler-markers'),
  }));

/** Cards by their content. */
export const CARDS = {
  building: 'parler-card-1',
  'wall-quarry': 'parler-card-2',
  both: 'parler-card-3',
  'building-second': 'parler-card-4',
  'upgrade-mine-third': 'parler-card-5',
} as const;
export type CardName = keyof typeof CARDS;

/** Makes these Parler's next cards; the deck contains no others. */
export const deck = (...cards: readonly CardName[]): Patch => {
  const ids = cards.map((card) => CARDS[card]);
  return (of) =>
    patch(({ parler }) => ({ parler: parler && { ...parler, deck: ids.length } }))(
      withStack(of, 'parler-cards', ids),
    );
};

/** Plays a turn of the human that gains only a mine. */
export const plainTurn: Patch = offered('manage-mines');
