/** The position of the start page, the lesson and its chapters. */
import { expect, test } from 'vitest';
import { tablePicture } from '@/components/board/table-picture';
import { ChapterList } from '@/components/learn/chapter-list';
import { spotlightCss } from '@/components/learn/spotlight';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { packFor } from '@/lib/game/rulesets';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { PACK } from '../support/engine/table';

test.each(LOCALES)('the picture of the start page holds no links and nothing unknown (%s)', (locale) => {
  const picture = tablePicture(wordingOf(locale), PACK, KEPT_POSITION, 'A <picture>');
  expect(picture).not.toMatch(/<a |<title|hit-|undefined|NaN/);
  expect(picture).not.toContain(MISSING);
  expect(picture).toContain('aria-label="A &lt;picture&gt;"');
  expect(picture.match(/<svg /g)?.length).toBe(5);
  expect(picture.length).toBeLessThan(40_000);
});

test('the kept position knows only tiles of the pack', () => {
  const ids = new Set([...PACK.upgrades, ...PACK.walls, ...PACK.buildings].map(({ id }) => id));
  const { rows, buildings, players } = KEPT_POSITION;
  const lying = Object.values(rows).flatMap(({ slots }) => slots.filter((slot) => slot !== null));
  const placed = players.flatMap(({ walls, upgrades }) => [...walls, ...Object.values(upgrades).flat()]);
  const all = [...lying, ...[...buildings, ...placed].map(({ tile }) => tile)];
  expect(all.filter((id) => !ids.has(id))).toEqual([]);
});

test('a step of the lesson lets pieces and buttons stand out', () => {
  const css = spotlightCss({ at: ['crane:4'], press: [{ type: 'TakeActionTile', position: 4 }] });
  expect(css).toContain("a[data-legal][data-at='crane:4'] .hit{animation:var(--lesson-piece)}");
  // A piece that is only shown does not pulse.
  expect(spotlightCss({ at: ['board:0'], press: [] })).toContain(
    "a[data-at='board:0'] .hit{animation:var(--lesson-ring)}",
  );
  expect(css).toContain("button[value='{~type~:~TakeActionTile~,~position~:4}']{");
  expect(spotlightCss({ at: [], press: [] })).toBe('');
});

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
