/** The page of a week in every language: the form for friends, the reader's table, results in two orders. */
import { afterEach, describe, expect, test } from 'vitest';
import { KnownDeal } from '@/components/deals/known-deal';
import { WeekPage } from '@/components/deals/week-page';
import type { ResultsBy } from '@/components/deals/week-results';
import { dealSetup, spanOfWeek, WEEK_PLAYERS, weeklyId } from '@/lib/features/deals/deal';
import type { WeekView } from '@/lib/features/deals/week-results';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { dealBoard, dealOf } from '../support/deal-board';

afterEach(() => speak('en'));

const week = '2026-11-16';
const { startsAt, endsAt, opensAt } = spanOfWeek(week);
const deal = dealOf({ id: weeklyId(3, week), kind: 'weekly', setup: dealSetup(3), startsAt, opensAt });
const NOW: WeekView = {
  deal,
  week,
  players: 3,
  endsAt,
  isOver: false,
  isOpen: false,
  begun: 0,
  finished: 0,
  next: { ...deal, id: weeklyId(3, '2026-11-23'), commitment: 'e'.repeat(64) },
};
const seat = (n: number, name: string, score: number, isWinner = false) => ({
  seat: n,
  name,
  score,
  isWinner,
});
const DONE: WeekView = {
  ...NOW,
  begun: 3,
  finished: 2,
  mine: { gameId: 'g1', status: 'finished', finishedAt: endsAt, score: 88, rival: 99, rank: 1 },
  tables: [
    {
      gameId: 'g1',
      rank: 1,
      isMine: true,
      points: 260,
      seats: [seat(1, 'Bohumil', 99, true), seat(0, 'Anna', 88), seat(2, '', 73)],
    },
    {
      gameId: 'g2',
      rank: 2,
      isMine: false,
      points: 180,
      seats: [seat(1, 'Emil', 90, true), seat(0, 'Dora', 90)],
    },
  ],
  results: [
    { gameId: 'g1', seat: 1, name: 'Bohumil', score: 99, rival: 88, rank: 1, isMine: false },
    { gameId: 'g2', seat: 0, name: 'Dora', score: 90, rival: 90, rank: 2, isMine: false },
    { gameId: 'g1', seat: 0, name: 'Anna', score: 88, rival: 99, rank: 3, isMine: true },
  ],
};

function shown(stand: WeekView, by: ResultsBy = 'winners', problem?: 'deal-known'): string {
  const page = {
    stand,
    board: dealBoard(stand.deal.setup),
    by,
    problem,
    sizes: WEEK_PLAYERS,
    timeZone: 'UTC',
    earlier: ['2026-11-09'],
    play: () => Promise.resolve(),
  };
  return htmlOf(WeekPage, page);
}

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = wordingOf(locale);
  const page = (...of: Parameters<typeof shown>) => {
    speak(locale);
    return shown(...of);
  };

  test('every visitor has a form with a name for each seat, and no results', () => {
    const html = page(NOW);
    expect(html.match(/<input class="input" id="name/g)).toHaveLength(3);
    expect(html).toContain(t('weekly.open'));
    expect(html).toContain(t('daily.hidden.weekly'));
    expect(html).toContain(t('weekly.hashNext'));
    expect(html).toContain(t('weekly.more'));
    expect(html).not.toContain(t('site.card.rules'));
    expect(html).toContain('href="/weekly/2026-11-09?players=3"');
    expect(html).toContain('href="/weekly?players=4"');
    expect(html).not.toContain('/games/');
  });

  test('once theirs is over there are winners, their games to replay, and those to compare with', () => {
    const html = page(DONE);
    expect(html).toContain(t('weekly.place', { rank: 1, all: 2 }));
    expect(html).toContain(`Anna 88, ${t('site.guest')} 73`);
    expect(html).toContain('Dora 90');
    expect(html.match(/\/games\/g1\/compare\?with=g2/g)).toHaveLength(1);
    expect(html).toContain('/games/g2/at/1');
    expect(html).toContain(t('weekly.againWhy'));
    expect(html).not.toContain(t('weekly.open'));
  });

  test('the points of all players are in the other order', () => {
    const html = page(DONE, 'everybody');
    expect(html).toContain(t('weekly.bestOther'));
    expect(html.match(/scope="row"/g)).toHaveLength(3);
    expect(html).toMatch(/class="btn btn-main" aria-current="true" href="[^"]*by=everybody/);
  });

  test('a week that is over takes no new table; who plays is told until when it counts', () => {
    const over = page({ ...NOW, isOver: true, next: undefined } as WeekView);
    expect(over).toContain(t('weekly.late'));
    expect(over).not.toContain('id="name"');
    expect(over).toContain('href="/weekly/2026-11-16?players=2"');
    const mine = { gameId: 'g1', status: 'running' as const };
    expect(page({ ...NOW, mine })).toContain(t('weekly.toMine'));
    expect(page(NOW, 'winners', 'deal-known')).toContain(t('duel.known'));
  });
});

test('a table of the week leads to its results', () => {
  speak('en');
  const of = { deal: { id: weeklyId(3, week), isKnown: false } };
  expect(htmlOf(KnownDeal, of)).toContain('href="/weekly/2026-11-16?players=3"');
});
