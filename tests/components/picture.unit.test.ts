import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pngOf } from '@/lib/features/notify/png';
import { boardPicture } from '@/lib/game/drawing/board-picture';
import { PALETTE } from '@/lib/game/drawing/palette';
import { changedPlaces } from '@/lib/game/drawing/board-location';
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

describe('the picture of a board', () => {
  const picture = boardPicture(ON, 'The "board"', changedPlaces(PACK, STATE, EVENTS));

  test('is self-contained: nothing from elsewhere, nothing to be pressed, every colour fixed', () => {
    expect(picture).not.toMatch(/var\(|href="(?!#)|<a |class="hit"|<script|NaN|undefined/);
    expect(picture, 'rows and cells of a grid that is none here').not.toMatch(/role="(?!img)/);
    const defined = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...picture.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
    expect(picture).toContain('aria-label="The &quot;board&quot;"');
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
