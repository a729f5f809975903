/** A finished solo game next to its player's others: the best, the last five, and the city to share. */
import { expect, test } from 'vitest';
import { SoloResult } from '@/components/table/ending/solo-result';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';

const table = goldenTable('solo-simple', 10_000);
const games = (...scores: readonly number[]) => scores.map((score, i) => ({ gameId: `other${i}`, score }));
const drawn = (props: Partial<Parameters<typeof SoloResult>[0]>) =>
  htmlOf(SoloResult, { table, record: undefined, home: 'https://praga.test', ...props });

test('the best and the last five are named, and the game itself is marked among them', () => {
  const last = [{ gameId: table.gameId, score: 85 }, ...games(121, 90, 77, 60)];
  const html = drawn({ record: { games: 9, rank: 4, best: 130, last } });
  expect(html).toContain('Place 4 of your 9 solo games. Personal best: 130 points.');
  expect(html.match(/href="\/games\/[^"/]+"/g)).toHaveLength(5);
  expect(html).toMatch(/aria-current="page">85</);
  expect(html).toContain('href="/games/other0"');
});

test('the first solo game has no list of games, and a game that does not count no record', () => {
  const first = drawn({ record: { games: 1, rank: 1, best: 85, last: [{ gameId: 'one', score: 85 }] } });
  expect(first).toContain('Personal best: 85 points');
  expect(first).not.toContain('Your last solo games');
  const none = drawn({});
  expect(none).not.toContain('Personal best');
  for (const html of [first, none]) expect(html).toContain('picture?poster');
});
