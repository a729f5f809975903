/** Peter Parler's remaining cards, from public information. */
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { LogRow } from '@/lib/game/eventlog/row';
import type { Labelling } from './labelling';

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
