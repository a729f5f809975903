/** The drawings as a screen reader reads them: their links describe the state, and nothing else speaks. */
import { describe, expect, test } from 'vitest';
import { SharedBoard } from '@/components/board/shared-board';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { tileSvg } from '@/lib/game/drawing/tiles';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { drawingsOf, CAPTION } from '../support/components/drawings';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';

const TABLE = goldenTable('4-players-online', 200);
const { pack, view, seats } = TABLE;
const drawnIn = (locale: Locale) => Object.values(drawingsOf(wordingOf(locale), TABLE));

const linksIn = (drawing: string) =>
  [...drawing.matchAll(/<a [^>]*data-at="([^"]*)" aria-label="([^"]*)"[^>]*>/g)].map(
    ([, at = '', name = '']) => ({ at, name }),
  );

describe.each(LOCALES)('in %s', (locale) => {
  const drawings = drawnIn(locale);
  const links = drawings.flatMap(linksIn);

  test('only the links are read out', () => {
    for (const drawing of drawings) {
      const [, body = ''] = drawing.split('</desc>');
      const outside = body.replaceAll(/<a [^>]*><g aria-hidden="true">.*?<\/g><\/a>/gs, '');
      expect(outside).not.toContain('<a ');
      expect(outside.match(/<(?:text|use) (?![^>]*aria-hidden)[^>]*>/g) ?? []).toEqual([]);
    }
  });

  test('no two links of one name lead to different things, none of one thing have different names', () => {
    expect(links.length).toBeGreaterThan(70);
    const names = new Map(links.map(({ at, name }) => [at, name]));
    expect(links.filter(({ at, name }) => name === '' || names.get(at) !== name)).toEqual([]);
    expect(new Set(names.values()).size).toBe(names.size);
  });
});

test('a drawing without links is one picture', () => {
  const [player] = view.state.players;
  const [tile] = pack.walls;
  if (!player || !tile) throw new Error('nothing to draw');
  for (const drawing of [
    playerBoardSvg(pack, player, 0, CAPTION),
    tileSvg({ words: wordingOf('en'), pack }, tile),
  ])
    expect(drawing).toMatch(/<\/desc><g aria-hidden="true">.*<\/g><\/svg>$/s);
});

test('a link says state, not place', () => {
  const links = drawnIn('en').flatMap(linksIn);
  const nameAt = (at: string) => links.find((link) => link.at === at)?.name ?? '';
  expect(nameAt('site:site-p5-b')).toMatch(/^Site 5B, .*borders plaza 5/);
  expect(nameAt('plaza:p8')).toMatch(/^Plaza 8.*: upper reward: .*lower reward: /);
  expect(nameAt('road:road-space-i')).toMatch(/^Space I: /);
  const crane = links.filter(({ at }) => at.startsWith('crane:'));
  expect(crane.length).toBeGreaterThan(3);
  for (const { name } of crane) expect(name).toMatch(/^Place \d+: .* \/ .*, (?:red|green|blue) zone/);
});

test('the words of each drawing have its own name', () => {
  const board = htmlOf(SharedBoard, { pack, state: view.state, seats });
  const names = [...board.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});
