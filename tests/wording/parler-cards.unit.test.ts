import { expect, test } from 'vitest';
import type { Event } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { cardsToCome, cardsToComeWords } from '@/lib/game/wording/opponent';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';

const reveal = (n: number, left: number, reshuffled = false): Event => ({
  type: 'ParlerCardRevealed',
  card: `parler-card-${n}`,
  left,
  reshuffled,
});
const row = (seq: number, ...events: Event[]) => ({ seq, seat: 0, events, undone: false });
const LOG = [row(2, reveal(1, 4)), row(3, reveal(5, 0)), row(4, reveal(3, 4, true)), row(9, reveal(2, 3))];

function at(seq: number, deck: number): State {
  const markers = { upgrade: 0, wall: 0, building: 0 } as const;
  return { ...KEPT_POSITION, seq, parler: { markers, deck, stage: 'idle' } };
}

const idsAt = (seq: number, deck: number) =>
  cardsToCome(PACK, at(seq, deck), LOG)
    ?.map(({ id }) => id.slice(-1))
    .join('');

test('cards to come are those not shown since the deck was shuffled', () => {
  expect(idsAt(2, 4)).toBe('2345');
  expect(idsAt(4, 4)).toBe('1245');
  expect(idsAt(9, 3)).toBe('145');
});

test('nothing is said where the rows at hand do not tell, or there is no deck', () => {
  expect(idsAt(9, 2)).toBeUndefined();
  expect(cardsToCome(PACK, KEPT_POSITION, LOG)).toBeUndefined();
});

test.each(LOCALES)('each card has its words, in %s', (locale) => {
  const [line = ''] = cardsToComeWords({ words: wordingOf(locale), pack: PACK, state: at(1, 5) }, LOG);
  expect(line.split(';')).toHaveLength(5);
  expect(line).not.toMatch(/[{}]|none|; ;/);
});
