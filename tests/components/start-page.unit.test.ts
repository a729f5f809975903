import { expect, test } from 'vitest';
import { tablePicture } from '@/components/board/table-picture';
import { spotlightCss } from '@/components/learn/spotlight';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
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
