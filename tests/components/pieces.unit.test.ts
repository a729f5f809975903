import { describe, expect, test } from 'vitest';
import { inspect } from '@/components/table/inspect/inspect';
import { inspectHtml } from '@/components/table/inspect/inspect-html';
import { waitingZones } from '@/components/move/groups';
import { parseAt } from '@/lib/game/drawing/board-location';
import { goodsHtml } from '@/lib/game/drawing/chips';
import { citySvg } from '@/lib/game/drawing/city/city';
import { holdingItems } from '@/lib/game/drawing/small-pieces';
import { sheetOf } from '@/lib/game/drawing/sheet';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { actionBoardOf, drawingsOf, CAPTION } from '../support/components/drawings';
import { goldenTable } from '../support/components/golden-table';
import { PACK } from '../support/engine/table';

const EN = wordingOf('en');
const TABLE = goldenTable('4-players-base', 330);
const { state } = TABLE.view;
const ON = { words: EN, pack: PACK, state };
const MARKUP = [
  ...Object.values(drawingsOf(EN, TABLE)),
  actionBoardOf(EN, TABLE, 1, false),
  ...state.players.flatMap((player, seat) => [holdingItems(ON, player, seat), goodsHtml(EN, player, seat)]),
].join('');
const LISTED = [
  ...PACK.seals.map(({ id }) => `seal:${id}`),
  ...PACK.technologies.map(({ id }) => `technology:${id}`),
  ...PACK.productionTokens.map(({ id }) => `token:${id}`),
  ...['I', 'II', 'III', 'IV'].map((level) => `level:${level}`),
  ...['IV', 'V', 'cathedral'].map((stack) => `stack:${stack}`),
  ...PACK.city.plazas.map(({ id }) => `reward:${id}-lower`),
  ...['upgrade-0', 'wall-2', 'building-3'].map((slot) => `slot:${slot}`),
  ...state.players.map((_, seat) => `board:${seat}`),
];
const KEYS = [
  ...new Set([...[...MARKUP.matchAll(/data-at="([^"]*)"/g)].map(([, key = '']) => key), ...LISTED]),
];
const kindsOf = (kind: string) => KEYS.filter((key) => key.startsWith(`${kind}:`)).length;

describe('targets of the pointer', () => {
  test('every place that a command may name is there', () => {
    expect(kindsOf('crane')).toBe(6);
    expect(kindsOf('site')).toBe(PACK.city.sites.length);
    expect(kindsOf('plaza')).toBe(state.plazas.length);
    expect(kindsOf('cell')).toBe(PACK.actionBoard.wallCells.length + PACK.actionBoard.actions.length);
    expect(kindsOf('road')).toBe(5);
    expect(kindsOf('bridge')).toBe(5);
    expect(kindsOf('grid')).toBe(2);
  });

  test.each(KEYS)('%s can be seen large, in every language', (key) => {
    for (const locale of LOCALES) {
      const inspected = inspect({ table: TABLE, words: wordingOf(locale) }, key);
      expect(inspected?.title, key).toMatch(/\S/);
      expect(
        [inspected?.title, ...(inspected?.lines ?? []), ...(inspected?.drawings ?? [])].join(),
      ).not.toMatch(/undefined|NaN|⟨\?⟩/);
    }
  });

  test('names do not tear the lines of a plaza apart', () => {
    const linesOf = (name: string) =>
      PACK.city.plazas.map(({ id }) => {
        const seats = TABLE.seats.map((seat) => ({ ...seat, name }));
        return inspect({ table: { ...TABLE, seats }, words: EN }, `plaza:${id}`)?.lines.length;
      });
    expect(linesOf('A. b; c')).toEqual(linesOf('Anna'));
  });

  test.each([
    '',
    'site',
    'site:',
    'site:nowhere',
    'reward:p99-upper',
    'board:9',
    'board:-1',
    'slot:constructor-0',
    'toString:x',
    'crane:12',
  ])('there is nothing to see at "%s"', (key) => {
    expect(inspectHtml({ table: TABLE, words: EN }, key)).toBeUndefined();
  });

  test('no key carries anything but a kind and an id', () => {
    expect(KEYS.filter((key) => !parseAt(key))).toEqual([]);
    expect(parseAt('site:"><script>')).toBeUndefined();
  });
});

test('each plaza shows one sign for each cube on its sites', () => {
  const city = citySvg(ON, CAPTION);
  for (const plaza of PACK.city.plazas) {
    const drawn = city.split(`data-at="plaza:${plaza.id}"`)[1]?.split('</a>')[0] ?? '';
    const cubes = state.buildings.filter(({ site, cube }) => cube && plaza.sites.includes(site));
    expect([...drawn.matchAll(/#s-\d/g)]).toHaveLength(cubes.length);
  }
});

test('parts that all languages share have no words', () => {
  const texts = [...sheetOf(PACK).file.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
  expect(texts.filter((text) => /[a-z]{2}/.test(text))).toEqual([]);
});

test('a zone waits where a command is played, and for nothing that is always legal', () => {
  const option = (type: CommandType) => ({ command: { type } as Command, reveals: false });
  expect([...waitingZones([option('TakeActionTile')])]).toEqual(['crane-zone']);
  expect([...waitingZones([option('EndTurn')])]).toEqual([]);
  for (const type of ['PlaceUpgrade', 'PlaceWall', 'PlaceBuilding', 'RefillRow', 'SetParlerMarkers'] as const)
    expect([...waitingZones([option(type)])], type).toContain('rows');
  // A tile that is pressed there begins its action too.
  const begin = (action: 'construct-wall' | 'manage-mines') => ({
    command: { type: 'DeclareAction', action, context: 'main' } as const,
    reveals: false,
  });
  expect([...waitingZones([begin('construct-wall')])]).toContain('rows');
  expect([...waitingZones([begin('manage-mines')])]).toEqual(['mine']);
});
