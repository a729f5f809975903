import { describe, expect, test } from 'vitest';
import { pngOf } from '@/lib/features/notify/png';
import { posterPicture } from '@/lib/game/drawing/poster';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

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

describe('the poster of a city', () => {
  const poster = posterPicture({ words: wordingOf('en'), pack: PACK, state: STATE }, WORDS);

  test('is self-contained: nothing from elsewhere, nothing to be pressed, every colour fixed', () => {
    expect(poster).not.toMatch(/var\(|href="(?!#)|<a |class="hit"|<script|NaN|undefined/);
    const defined = new Set([...poster.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...poster.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('says who played and what it was worth, however long a name is', () => {
    for (const text of [
      'Anna &amp; co',
      'Bartholomäus v…',
      '137',
      '21 November 2026',
      'Round the &lt;old&gt;',
    ])
      expect(poster).toContain(text);
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
