/** Places in messages, on a position of a real game. */
import { expect, test } from 'vitest';
import { elementAt } from '@/lib/game/engine/util';
import { positionOf } from '@/lib/game/engine/board/wheel';
import { LOCALES } from '@/lib/game/wording/language/locales';
import {
  areKnownPlaces,
  namedPlaces,
  placeNow,
  textParts,
  withTiles,
  type MentionedPlace,
} from '@/lib/game/wording/places';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenLog } from '../support/components/golden-log';

const { pack, rows, states } = goldenLog('4-players-all-options');
const stateAt = (count: number) => elementAt(states, count - 1);
const state = stateAt(60);
const [tile] = state.crane.tiles;
const crane = tile ? positionOf(state, tile) : -1;

/** One of each kind. */
const PLACES: readonly string[] = [
  `[[crane:${crane} ${tile?.tile}]]`,
  `[[slot:building-1 ${state.rows.building.slots[1]}]]`,
  '[[row:upgrade]]',
  '[[site:site-p1-a]]',
  '[[plaza:p1]]',
  '[[grid:cathedral]]',
  `[[road:${pack.kingsRoad.spaces[2]?.id}]]`,
  `[[bridge:${pack.bridge.places[0]?.id}]]`,
  `[[seal:${pack.seals[0]?.id}]]`,
  `[[technology:${pack.technologies[0]?.id}]]`,
  `[[token:${pack.productionTokens[0]?.id}]]`,
];

test.each(PLACES)('%s has a name in each language, and leads to its place', (place) => {
  const text = `Look: ${place}!`;
  expect(withTiles(state, text.replace(/(?<=\[\[[^ ]+) [^ ]+\]\]/, ']]'))).toBe(text);
  expect(areKnownPlaces(pack, text)).toBe(true);
  const [, part] = textParts(text);
  expect(placeNow(state, part as MentionedPlace)).toBe(/[a-z]+:[^ \]]+/.exec(place)?.[0]);
  for (const locale of LOCALES) {
    const side = state.setup.variant.actionSide;
    const named = namedPlaces({ words: wordingOf(locale), pack, side }, text);
    expect(named, locale).toMatch(/^Look: [^[\]]+!$/);
    expect(named, locale).not.toContain('undefined');
  }
});

test('a tile is followed to where it lies; one that has left the board leads nowhere', () => {
  const events = rows.map((row) => row.events);
  const built = events.findIndex((row) => row.some(({ type }) => type === 'BuildingPlaced'));
  const placed = events[built]?.find((event) => event.type === 'BuildingPlaced');
  const lies = { kind: 'slot', id: 'building-0', tile: placed?.tile } as const;
  expect(placeNow(stateAt(built), lies)).toMatch(/^slot:building-\d$/);
  expect(placeNow(stateAt(rows.length), lies)).toBe(`site:${placed?.site}`);
  expect(placeNow(stateAt(rows.length), { ...lies, tile: 'gone' })).toBeUndefined();
});

test.each(['[[', '[[a link]]', '[[goods:0-gold]]', '[[slot:wall-1', 'slot:wall-1]]', '[[slot: wall]]'])(
  '%s is text',
  (text) => {
    expect(textParts(text)).toEqual([text]);
    expect(withTiles(state, text)).toBe(text);
  },
);
