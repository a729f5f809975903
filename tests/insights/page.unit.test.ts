/** What /insights shows, in every language: no word left out, and no habits before enough games. */
import { afterEach, describe, expect, test } from 'vitest';
import { InsightsView } from '@/components/insights/insights-page';
import { insightsIn } from '@/lib/features/insights/insights';
import { BASE_PACK } from '@/lib/game/content/base';
import { sumsOf } from '@/lib/game/insights';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const tally = sumsOf([
  ['score', 100],
  ['margin', 0],
  ['steps', 6],
  ['turn/5', 1],
  ['turn/5', 1],
  ['turn/longer', 1],
]);
const insights = insightsIn({ games: 40, seats: 1, tally });
const which = { cohort: 'people', players: 2 } as const;
const mine = { games: 4, score: { mine: 100, theirs: 90 }, sources: [] };
const habitsOf = (games: number) => ({
  enough: 3,
  habits: {
    games,
    turns: 64,
    points: 160,
    sources: [{ kind: 'plazas', n: 9, points: 42 } as const],
    actions: [
      { way: 'other', action: 'manage-mines', n: 5, points: 30 } as const,
      { way: 'same', action: 'construct-wall', n: 3, points: 8 } as const,
    ],
  },
});
const drawn = (games: number) =>
  htmlOf(InsightsView, {
    which,
    mine,
    pack: BASE_PACK,
    habits: habitsOf(games),
    answer: { games: 40, ...(insights ? { insights } : {}) },
  });

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = wordingOf(locale);

  test('habits appear from three reviewed games on, the dearest first, per game', () => {
    speak(locale);
    const page = drawn(4);
    expect(page).not.toMatch(/insights\.[a-z]|review\.[a-z]|undefined|NaN/);
    expect(page).toContain(t('insights.habits.sources'));
    expect(page).toMatch(/>10[.,]5</);
    expect(drawn(2)).not.toContain(t('insights.habits.sources'));
    expect(drawn(2)).toContain(t('insights.habits.tooFew', { games: 2, enough: 3 }));
  });

  test('lengths of turns are shares of all turns', () => {
    speak(locale);
    const page = drawn(4);
    expect(page).toContain(t('insights.lengths.upTo', { length: '5' }));
    expect(page).toMatch(/67[\s\u00a0]?%/);
    expect(page).toMatch(/33[\s\u00a0]?%/);
  });
});
