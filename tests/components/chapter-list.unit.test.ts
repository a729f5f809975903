/** The chapters of the lesson: one board with the place of each, and a button each. */
import { expect, test } from 'vitest';
import { ChapterList } from '@/components/learn/chapter-list';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { packFor } from '@/lib/game/rulesets';
import { htmlOf } from '../support/components/html';

const pack = packFor(KEPT_POSITION.pack.id, KEPT_POSITION.pack.version);
const drawn = (begun: Parameters<typeof ChapterList>[0]['begun'] = []) =>
  htmlOf(ChapterList, { pack, begun, start: () => Promise.resolve() });

test('the board marks one place for each chapter, by its number', () => {
  const board = /<svg[^>]*role=.img.*?<\/svg><\/div>/s.exec(drawn())?.[0] ?? '';
  expect(board).toContain('with the place of each chapter');
  expect(board.match(/stroke=.var\(--changed\)/g)).toHaveLength(3);
  for (const n of [1, 2, 3]) expect(board).toMatch(new RegExp(`<text[^>]*font-weight=.700[^>]*>${n}<`));
});

test('the first unfinished chapter is the next', () => {
  const next = (html: string) => html.split('<li').findIndex((item) => item.includes('border-l-gold'));
  expect(next(drawn())).toBe(1);
  expect(next(drawn([{ chapter: '1', gameId: 'g1', isDone: true }]))).toBe(2);
});
