/** Parler's turns: set-ups and helpers for the tests of his rules (PARLER). */
import type { Command, Rotation, Slot } from '@/lib/game/engine/commands';
import { emptyCity } from './patches-board';
import type { Scenario } from './scenario';
import { type CardName, HUMAN, deck, givenSolo, plainTurn, plans } from './solo';
import type { Patch } from './table';
import { PLAIN_TURN } from './commands';

/** A building for 2 gold and 2 stone, with a cube space and a blue corner. */
export const LODGE = 'building-i-stonecutters-lodge';
/** The plazas in the order that Parler's pawn visits them. */
export const RING = ['p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p2'];

/** A table where Parler turns over this card after the human's next turn. */
export const start = (card: CardName, ...patches: readonly Patch[]): Scenario =>
  givenSolo('parler', emptyCity, plainTurn, plans('p5'), deck(card, 'both'), ...patches);

/** The same after that turn. */
export const after = (card: CardName, ...patches: readonly Patch[]): Scenario =>
  start(card, ...patches).when(HUMAN, ...PLAIN_TURN);

/** The command that places his building. */
export const placeFor = (site: string, rotation: Rotation = 0): Command => ({
  type: 'PlaceParlerBuilding',
  site,
  rotation,
});

/** The placements offered for Parler's building. */
export const places = (scenario: Scenario): readonly (readonly [string, Rotation])[] =>
  scenario
    .offered(HUMAN)
    .flatMap((command) =>
      command.type === 'PlaceParlerBuilding' ? [[command.site, command.rotation] as const] : [],
    );

/** Builds for Parler at the first offered place. */
export const buildAnywhere = (scenario: Scenario): Scenario => {
  const [[site, rotation] = ['', 0 as const]] = places(scenario);
  return scenario.when(HUMAN, placeFor(site, rotation));
};

/** Puts his pawn on P5, and his marker of this row at this slot. */
export const marker = (row: 'upgrade' | 'wall' | 'building', slot: Slot): Patch =>
  plans('p5', { [row]: slot });
