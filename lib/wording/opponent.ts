/** What the opponent of a solo game has and plans. */
import { ROWS } from '@/lib/engine/vocabulary';
import type { PackData } from '@/lib/engine/pack';
import type { Player, State } from '@/lib/engine/state';
import { count, list } from './grammar';
import { nameOf } from './names';
import { ROW_NAMES } from './terms';

interface On {
  readonly pack: PackData;
  readonly state: State;
}

/** Seats with markers on the grids: the opponent of a solo game has none (PARLER-2). */
export function seatsOnGrids({ players, setup }: State): readonly number[] {
  const seats = [...players.keys()];
  return setup.players === 1 ? seats.slice(0, 1) : seats;
}

/** Peter Parler's plans, once they are made. */
export function plansOf({ parler, items }: State): State['parler'] {
  return items.some(({ kind }) => kind === 'parler-markers') ? undefined : parler;
}

/** Tracks, cubes, seals and plans of the automatic seat; it never scores. */
export function opponentWords(on: On, seat: number, player: Player): string[] {
  const { counts, cubes } = player;
  const seals = on.state.seals.filter((claim) => claim.seat === seat);
  return [
    ...(on.state.parler
      ? [
          `${count(counts['gold-mine'], 'gold mine')}, ${count(counts.quarry, 'quarry', 'quarries')}, ${count(cubes, 'cube')} available`,
          `${count(on.state.parler.deck, 'card')} left in his deck`,
        ]
      : ['After each of your turns the oldest action tile goes back to the crane']),
    ...planWords(on),
    ...(seals.length > 0 ? [`Claims ${list(seals.map(({ seal }) => nameOf(on.pack, seal)))}`] : []),
    'Scores no points',
  ];
}

/** Where his pawn stands and which tiles are marked. */
export function planWords({ pack, state }: On): string[] {
  const plans = plansOf(state);
  if (!plans) return [];
  const marked = ROWS.map((row) => {
    const slot = plans.markers[row];
    const tile = state.rows[row].slots[slot];
    return `${tile ? nameOf(pack, tile) : `empty slot ${slot + 1}`} (${ROW_NAMES[row]})`;
  });
  const pawn = plans.plaza === undefined ? 'has left the board' : `stands at ${nameOf(pack, plans.plaza)}`;
  return [`His pawn ${pawn}`, `His markers lie on ${list(marked)}`];
}
