/** The page of a duel of tables in every language: seats to take, the reader's table, results of seats. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { DuelPage } from '@/components/deals/duel-page';
import { NewDuel } from '@/components/deals/new-duel';
import { ResultsTable } from '@/components/deals/results-table';
import { DUEL_PLACES, DUEL_SEATS, duelId, dealSetup } from '@/lib/features/deals/deal';
import type { DuelView } from '@/lib/features/deals/duel';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { dealBoard, dealOf } from '../support/deal-board';

afterEach(() => speak('en'));

const at = new Date('2026-11-22T18:00:00Z');
const seat = (n: number, name: string, isFree = false) => ({ seat: n, name, isFree });
const WAITING: DuelView = {
  key: 'k'.repeat(12),
  places: 3,
  seats: 2,
  deal: dealOf({
    id: duelId('k'.repeat(12)),
    kind: 'duel',
    setup: dealSetup(2),
    startsAt: at,
    opensAt: new Date('2026-11-29T18:00:00Z'),
    places: 3,
  }),
  isOpen: false,
  begun: 2,
  finished: 0,
  tables: [
    { place: 1, seats: [seat(0, 'Anna'), seat(1, '', true)], isMine: false, mayJoin: true },
    { place: 2, seats: [seat(0, 'Cecilie'), seat(1, '')], isMine: false, mayJoin: false },
    { place: 3, seats: [], isMine: false, mayJoin: true },
  ],
};

const row = (game: string, table: number, seat: number, score: number, rank: number, isMine = false) => ({
  gameId: game,
  table,
  seat,
  name: `P${table}${seat}`,
  score,
  rival: 0,
  rank,
  isMine,
});

const OVER: DuelView = {
  ...WAITING,
  isOpen: true,
  finished: 2,
  seed: 'd'.repeat(64),
  mine: { gameId: 'g1', status: 'finished', finishedAt: at, score: 90, rival: 70, rank: 1 },
  results: [row('g1', 1, 1, 90, 1, true), row('g2', 2, 0, 80, 2), row('g1', 1, 0, 70, 3)],
  tables: (WAITING.tables ?? []).slice(0, 2).map((table) => ({
    ...table,
    mayJoin: false,
    gameId: `g${table.place}`,
    status: 'finished',
    isMine: table.place === 1,
    points: 160,
  })),
};

function shown(stand: DuelView, isNamed = false): string {
  const play = () => Promise.resolve();
  const link = 'https://praga.example/duels/k';
  const board = dealBoard(stand.deal.setup);
  const page = { stand, board, play, isNamed, timeZone: 'UTC', link, qr: '<svg></svg>' };
  return htmlOf(DuelPage, page);
}

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = wordingOf(locale);
  const page = (stand: DuelView, isNamed?: boolean) => {
    speak(locale);
    return shown(stand, isNamed);
  };

  test('visitors see the seated players, and a button for each table with a free seat', () => {
    const html = page(WAITING);
    expect(html.match(/<button[^>]*name="table"/g)).toHaveLength(2);
    expect(html).toContain(t('duel.sitAt', { place: 1 }));
    expect(html).toContain(t('duel.openAt', { place: 3 }));
    expect(html).toContain(`Anna, ${t('duel.free')}`);
    expect(html).toContain(`Cecilie, ${t('site.guest')}`);
    expect(html).toContain(t('daily.hidden.duel'));
    expect(html).not.toContain('/games/');
    expect([html.includes('id="name"'), page(WAITING, true).includes('id="name"')]).toEqual([true, false]);
  });

  test('once it is over there are places of all seats, and other tables to compare with', () => {
    const html = page(OVER);
    expect(html).toContain(t('daily.place', { rank: 1, all: 4 }));
    expect(html).toContain(t('duel.together', { points: 160 }));
    expect(html).toContain(t('duel.atTable'));
    expect(html.match(/\/games\/g1\/compare\?with=g2/g)).toHaveLength(1);
    expect(html).not.toContain('name="table"');
  });

  test('a solo player’s points have none next to them: Parler has none (PARLER-21)', () => {
    speak(locale);
    const result = { gameId: 'g1', rank: 1, name: 'Anna', score: 88, rival: 0, isMine: true };
    const html = htmlOf(ResultsTable, { results: [result], mine: 'g1' });
    const columns = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(columns).toEqual(['rank', 'player', 'points'].map((name) => t(`daily.${name}` as 'daily.rank')));
    expect(html).not.toContain('<td>0</td>');
  });

  test('the form asks who plays', () => {
    speak(locale);
    const make = () => Promise.resolve();
    const form = createElement(NewDuel, { make, size: DUEL_PLACES, seats: DUEL_SEATS });
    const html = renderToStaticMarkup(form);
    for (const n of DUEL_SEATS) expect(html).toContain(t('duel.seats', { n }));
    expect(html.match(/<label/g)).toHaveLength(3);
  });
});
