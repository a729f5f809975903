import type { State } from '@/lib/game/engine/state';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';

/** The city before anybody has built there, for pages that have no game to show yet. */
export const EMPTY_CITY: State = {
  ...KEPT_POSITION,
  era: 'I',
  buildings: [],
  items: [],
  players: [],
  plazas: KEPT_POSITION.plazas.map((plaza) => ({ ...plaza, evaluated: false })),
};
