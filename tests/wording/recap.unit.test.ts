/** Since you left, in words. */
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { actionTileName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { describeMeanings } from '@/lib/game/wording/recap';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { SEATS } from './samples';

test.each(LOCALES)('tiles that are called alike are named once, with their number, in %s', (locale) => {
  const words = wordingOf(locale);
  const ids = PACK.actionTiles.tiles.map(({ id }) => id);
  const nameOf = (id: string) => actionTileName(words, PACK, id, 'A');
  const twins = ids.filter((id) => ids.some((other) => other !== id && nameOf(other) === nameOf(id)));
  const [first = '', ...others] = twins;
  const second = others.find((id) => nameOf(id) === nameOf(first)) ?? '';
  const tell = { words, pack: PACK, seats: SEATS, side: 'A' } as const;
  const [line = ''] = describeMeanings(tell, 0, [{ kind: 'crane-free', tiles: [first, second] }]);
  expect(line.split(nameOf(first)).length - 1).toBe(1);
  expect(line).toContain('(2×)');
});

test('the sixth turn of a table for two is one of round 3', () => {
  expect([1, 2, 3, 6, 7].map((turn) => roundOfTurn(turn, 2))).toEqual([1, 1, 2, 3, 4]);
  expect(roundOfTurn(8, 4)).toBe(2);
});
