/** The goods and plans of the opponent of a solo game. */
import type { PackData } from '@/lib/game/engine/pack';
import type { Player, State } from '@/lib/game/engine/state';
import { ROWS } from '@/lib/game/engine/vocabulary';
import type { LogRow } from '@/lib/game/eventlog/row';
import type { Labelling } from './wording';
import { nameOf } from './names';
import { describeAmount, rowName } from './terms';

/** Tracks, cubes, seals and plans of the automatic seat, which never scores. */
export function opponentWords(on: Labelling, seat: number, player: Player): string[] {
  const { words, pack, state } = on;
  const { t } = words;
  const { counts, cubes } = player;
  const seals = state.seals
    .filter((claim) => claim.seat === seat)
    .map(({ seal }) => nameOf(words, pack, seal));
  const holdings = [
    describeAmount(words, 'gold-mine', counts['gold-mine']),
    describeAmount(words, 'quarry', counts.quarry),
    t('position.cubesAvailable', { cubes: describeAmount(words, 'cube', cubes) }),
  ];
  return [
    ...(state.parler
      ? [holdings.join(', '), t('position.cardsLeft', { n: state.parler.deck })]
      : [t('position.simpleRule')]),
    ...planWords(on),
    ...(seals.length > 0 ? [t('position.sealsClaimed', { seals: words.list(seals) })] : []),
    t('position.scoresNothing'),
  ];
}

/** The place of his pawn, and the marked tiles. */
export function planWords({ words, pack, state }: Labelling): string[] {
  const plans = plansOf(state);
  if (!plans) return [];
  const { t } = words;
  const marked = ROWS.map((row) => {
    const slot = plans.markers[row];
    const id = state.rows[row].slots[slot];
    const tile = id
      ? t('names.quoted', { name: nameOf(words, pack, id) })
      : t('position.emptySlot', { n: slot + 1 });
    return t('position.markedTile', { tile, row: rowName(words, row) });
  });
  const pawn =
    plans.plaza === undefined
      ? t('position.pawnGone')
      : t('position.pawnAt', { plaza: nameOf(words, pack, plans.plaza) });
  return [pawn, t('position.markersOn', { tiles: words.list(marked) })];
}

// Peter Parler's remaining cards, from public information.

type Card = PackData['solo']['parlerCards'][number];

type Row = Pick<LogRow, 'seq' | 'events' | 'undone'>;

/** The cards left in his deck, in pack order; undefined if the rows do not go back to the last shuffle. */
export function cardsToCome(
  pack: PackData,
  { parler, seq: now }: Pick<State, 'parler' | 'seq'>,
  log: readonly Row[],
): readonly Card[] | undefined {
  if (!parler) return undefined;
  const shown = new Set<string>();
  for (const { seq, events, undone } of log) {
    if (seq > now || undone) continue;
    for (const event of events) {
      if (event.type !== 'ParlerCardRevealed') continue;
      if (event.reshuffled) shown.clear();
      shown.add(event.card);
    }
  }
  const left = pack.solo.parlerCards.filter(({ id }) => !shown.has(id));
  return left.length === parler.deck ? left : undefined;
}

/** The remaining cards in words: the tile that each takes, and the track of his that it may raise. */
export function cardsToComeWords(on: Labelling, log: readonly Row[]): readonly string[] {
  const { words, pack, state } = on;
  const cards = cardsToCome(pack, state, log);
  if (!cards || cards.length === 0) return [];
  const said = cards.map(({ takes, raises }) =>
    words.t('position.parlerCard', { takes: takes ?? 'none', raises: raisesOf(raises) }),
  );
  return [words.t('position.cardsToCome', { cards: said.join('; ') })];
}

function raisesOf([track, ...others]: Card['raises']): 'none' | 'mine' | 'quarry' | 'either' {
  if (track === undefined) return 'none';
  if (others.length > 0) return 'either';
  return track === 'gold-mine' ? 'mine' : 'quarry';
}

// The opponent of a solo game among the other seats.

/** Seats with markers on the grids; the opponent of a solo game has none (PARLER-2). */
export function seatsOnGrids({ players, setup }: State): readonly number[] {
  const seats = [...players.keys()];
  return setup.players === 1 ? seats.slice(0, 1) : seats;
}

/** Peter Parler's plans, once they have been made. */
export function plansOf({ parler, items }: State): State['parler'] {
  return items.some(({ kind }) => kind === 'parler-markers') ? undefined : parler;
}
