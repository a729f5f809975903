/** The page of a day in every language: its board with three special things, few words, hashes folded. */
import { afterEach, describe, expect, test } from 'vitest';
import { DayPage } from '@/components/deals/day-page';
import { dailyId, DEAL_SETUP, dealSetup, DUEL_SEATS, spanOf } from '@/lib/features/deals/deal';
import type { DealView } from '@/lib/features/deals/results';
import { specialsOf } from '@/lib/game/drawing/specials';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { dealBoard, dealOf } from '../support/deal-board';

afterEach(() => speak('en'));

const day = '2026-11-28';
const deal = dealOf({ id: dailyId(day), kind: 'daily', setup: DEAL_SETUP, ...spanOf(day) });
const STAND: DealView = {
  deal,
  isOpen: false,
  begun: 3,
  finished: 1,
  next: { ...deal, id: dailyId('2026-11-29'), commitment: 'e'.repeat(64) },
};
const EARLIER = Array.from({ length: 14 }, (_, i) => `2026-11-${27 - i}`);

const shown = (seed?: string) =>
  htmlOf(DayPage, {
    stand: STAND,
    board: dealBoard(DEAL_SETUP, seed),
    earlier: EARLIER,
    play: () => Promise.resolve(),
    isNamed: false,
    timeZone: 'UTC',
  });

/** The words before opening a fold. */
const unfolded = (html: string) =>
  html
    .replaceAll(/<details[^>]*>\s*(<summary>.*?<\/summary>).*?<\/details>/gs, ' $1 ')
    .replaceAll(/<(svg|script).*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word));

describe.each(LOCALES)('in %s', (locale) => {
  const words = wordingOf(locale);
  const page = (seed?: string) => {
    speak(locale);
    return shown(seed);
  };

  test('the board has three special things: named below it, numbered on it', () => {
    const { pack, state } = dealBoard(DEAL_SETUP);
    const specials = specialsOf({ words, pack, state });
    expect(specials.map(({ at }) => at.split(':')[0])).toEqual(['crane', 'plaza', 'slot']);
    const html = page();
    for (const { name, about } of specials) {
      expect(html).toContain(`>${name}<`);
      expect(html).toContain(`>${about}<`);
    }
    const picture = /<svg[^>]*role=.img.*?<\/svg>\s*<\/div>/s.exec(html)?.[0] ?? '';
    for (const n of [1, 2, 3]) expect(picture).toMatch(new RegExp(`<text[^>]*font-weight=.700[^>]*>${n}<`));
    expect(picture.match(/stroke=.var\(--changed\)/g)).toHaveLength(3);
    expect(html).toContain(words.t('daily.special.picture'));
  });

  test('another deal has different ones', () => {
    const of = (seed: string) => {
      const { pack, state } = dealBoard(DEAL_SETUP, seed);
      return specialsOf({ words, pack, state }).map(({ at, name, about }) => `${at} ${name} ${about}`);
    };
    const [one, other] = [of('a'.repeat(64)), of('b'.repeat(64))];
    expect(one).not.toEqual(other);
  });

  test('before opening a fold one reads at most 90 words, and no hash', () => {
    const read = unfolded(page());
    // The title has five.
    expect(read.length + 5).toBeLessThanOrEqual(90);
    expect(read.join(' ')).not.toContain('c'.repeat(64));
    expect(page()).toContain('c'.repeat(64));
    expect(page()).toContain('e'.repeat(64));
  });
});

test.each(DUEL_SEATS)('a board of %i has three special things too', (seats) => {
  const { pack, state } = dealBoard(dealSetup(seats));
  expect(specialsOf({ words: wordingOf('en'), pack, state })).toHaveLength(3);
});
