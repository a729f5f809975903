/**
 * A seat's choices for Peter Parler: the pawn goes where it costs least, and the cubes onto the least
 * useful tiles.
 */
import type { Command, Slot } from '@/lib/game/engine/commands';
import { freeSitesAt, plazaRing } from '@/lib/game/engine/phases/parler-pawn';
import { rewardsOf } from '@/lib/game/engine/phases/plaza';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { ROWS, type Row } from '@/lib/game/engine/vocabulary';
import type { Outlook } from './outlook';
import { slotWorths } from './value/actions';
import { worthOf } from './value/worth';

/** The only marker placement that bots consider. */
export function parlerMarkers(outlook: Outlook, state: State): readonly Command[] {
  if (!state.items.some((item) => item.kind === 'parler-markers' && item.seat === outlook.seat)) return [];
  const plaza = leastWanted(outlook, state);
  if (plaza === undefined) return [];
  const slots = Object.fromEntries(ROWS.map((row) => [row, leastSlot(outlook, state, row)])) as Record<
    Row,
    Slot
  >;
  return [{ type: 'SetParlerMarkers', plaza, slots }];
}

function leastWanted(outlook: Outlook, state: State): string | undefined {
  const player = elementAt(state.players, outlook.seat);
  const worth = (plaza: string): number => {
    const found = state.plazas.find((candidate) => candidate.plaza === plaza);
    if (!found?.face) return 0;
    const { upper, lower } = rewardsOf(outlook.pack, found);
    return worthOf(outlook, player, upper) + worthOf(outlook, player, lower);
  };
  return plazaRing(outlook.pack)
    .filter((plaza) => freeSitesAt(outlook.pack, state, plaza).length > 0)
    .sort((a, b) => worth(a) - worth(b))[0];
}

function leastSlot(outlook: Outlook, state: State, row: Row): Slot {
  const worths = slotWorths(outlook, state, row);
  const [least] = [...worths].sort((a, b) => a.worth - b.worth);
  return least?.slot ?? 0;
}
