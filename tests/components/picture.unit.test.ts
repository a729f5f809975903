import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '@/app/preview/cards';
import { pngOf, smallPngOf } from '@/lib/features/notify/png';
import { boardPicture } from '@/lib/game/drawing/board-picture';
import { PALETTE } from '@/lib/game/drawing/palette';
import { cityPicture, posterPicture } from '@/lib/game/drawing/poster';
import { changedPlaces } from '@/lib/game/drawing/board-location';
import { SHARE_CARD, shareCard } from '@/lib/game/drawing/share-card';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

const ON = { words: wordingOf('en'), pack: PACK, state: STATE };
const site = PACK.city.sites[3]?.id ?? '';
const EVENTS = [
  { type: 'BuildingPlaced', seat: 0, tile: 'x', site, rotation: 0, cube: true },
  { type: 'RoadAdvanced', seat: 0, to: 2, space: 'II' },
  { type: 'PlankPlaced', seat: 0, tile: 'x', place: PACK.bridge.places[2]?.id ?? '' },
  { type: 'RowRefilled', row: 'wall', slot: 3, tile: 'x' },
  { type: 'GridMoved', seat: 0, grid: 'cathedral', row: 0, column: 0, by: 'up' },
] as const;
const WORDS = {
  title: 'Round the <old> town, a table with a name that never ends and goes on for lines and lines',
  about: 'The Prague they built',
  date: '21 November 2026',
  people: ['Anna & co', 'Bartholomäus von Hohenburg', 'C', 'D'].map((name, seat) => ({
    seat,
    name,
    points: String(140 - seat),
  })),
};

const CARD = {
  ...{ site: 'Praga & Post', title: WORDS.title, line: WORDS.title, people: WORDS.people },
  changed: changedPlaces(PACK, STATE, EVENTS),
};

const RINGS = /stroke-dasharray="11 5"/g;

test('the colours match both themes of the style sheet', () => {
  const css = fs.readFileSync('components/styles/tokens.css', 'utf8');
  const light = css.slice(css.indexOf(':root'), css.indexOf("[data-theme='light']"));
  const wrong = Object.entries(PALETTE).filter(
    ([name, [day, night]]) =>
      !light.includes(`--${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`),
  );
  expect(wrong).toEqual([]);
});

const picture = boardPicture(ON, 'The "board"', changedPlaces(PACK, STATE, EVENTS));
const poster = posterPicture(ON, WORDS);

test.each([
  ['the picture of a board', picture],
  ['the poster of a city', poster],
  ['a light city', cityPicture(ON, 'light')],
  ['a dark city', cityPicture(ON, 'dark')],
  ['the preview of a link with the city', shareCard(ON, { ...CARD, scene: 'city' })],
  ['the preview of a link with the crane', shareCard(ON, { ...CARD, scene: 'crane' })],
  ['the preview of a link with the projects', shareCard(ON, { ...CARD, scene: 'projects' })],
])(
  '%s is self-contained: nothing from elsewhere, nothing to be pressed, every colour fixed',
  (_of, drawn) => {
    expect(drawn).not.toMatch(/var\(|href="(?!#)|<a |class="hit"|<script|NaN|undefined/);
    const defined = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  },
);

test('the city of a list has the paper of its theme', () => {
  expect(cityPicture(ON, 'light')).toContain('fill="#f3e9d2"');
  expect(cityPicture(ON, 'dark')).toContain('fill="#1b1611"');
});

describe('the picture of a board', () => {
  test('has its name, and no rows and cells of a grid that is none here', () => {
    expect(picture).toContain('aria-label="The &quot;board&quot;"');
    expect(picture).not.toMatch(/role="(?!img)/);
  });

  test('has a ring for each changed place, and none without a change', () => {
    // The road is drawn as a band and in the city.
    expect(picture.match(RINGS)).toHaveLength(EVENTS.length + 1);
    expect(boardPicture(ON, '').match(RINGS)).toBeNull();
  });

  test('has no layers: a shape outside of one would crash the renderer', () => {
    expect(picture).not.toMatch(/ (opacity|clip-path|mask|filter)="/);
    expect(picture.match(/<(symbol|svg) (?!overflow="visible"|xmlns)/g)).toBeNull();
  });

  test('becomes the same pixels each time, letters included', async () => {
    const [first, second] = await Promise.all([pngOf(picture, 500), pngOf(picture, 500)]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    expect(Buffer.from(first).readUInt32BE(16)).toBe(500);
    const wordless = picture.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '');
    expect(Buffer.from(await pngOf(wordless, 500)).equals(Buffer.from(first))).toBe(false);
  });
});

describe('the poster of a city', () => {
  test('says who played and what it was worth, however long a name is', () => {
    const texts = ['Anna &amp; co', 'Bartholomäus v…', '137', '21 November 2026', 'Round the &lt;old&gt;'];
    for (const text of texts) expect(poster).toContain(text);
    expect(poster).not.toMatch(/>[^<]*lines and/);
  });

  test('becomes a picture of 1600 by 1000', async () => {
    const png = Buffer.from(await pngOf(poster, 1600));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 1000]);
  });
});

test.each(LOCALES)('its link has words, in %s', (locale) => {
  const { t } = wordingOf(locale);
  expect(t('table.poster.link').length).toBeLessThan(40);
});

describe('the preview of a link', () => {
  test('says the words of every page whole, in each language', () => {
    for (const { title, line, scene } of Object.values(CARDS))
      for (const locale of LOCALES) {
        const { t } = wordingOf(locale);
        const card = { scene, site: t('site.title'), title: t(title), line: t(line) };
        expect(shareCard(ON, card).includes('…'), `${title} ${locale}`).toBe(false);
      }
  });

  test('rings changes where its scene shows them, and shortens long names instead of leaving the column', () => {
    const drawn = shareCard(ON, { ...CARD, scene: 'projects' });
    expect(drawn.match(RINGS)?.length).toBeGreaterThan(1);
    expect(drawn).toContain('Bartholomäus von H…');
  });

  test('is the same every time, and small enough for every messenger', async () => {
    for (const scene of ['city', 'crane', 'projects'] as const) {
      const drawn = shareCard(ON, { ...CARD, scene });
      const [one, two] = [
        await smallPngOf(drawn, SHARE_CARD.width),
        await smallPngOf(drawn, SHARE_CARD.width),
      ];
      expect(Buffer.compare(one, two)).toBe(0);
      expect(one.byteLength).toBeLessThan(300_000);
    }
  });
});
