/** The goods and plans of the opponent of a solo game. */
import type { Player } from '@/lib/game/engine/state';
import { ROWS } from '@/lib/game/engine/vocabulary';
import type { Labelling } from './labelling';
import { nameOf } from './names';
import { plansOf } from './opponent-seat';
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
