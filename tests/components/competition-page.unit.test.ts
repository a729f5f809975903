/** The end of a competition on its page. */
import { describe, expect, test } from 'vitest';
import { CompetitionRules } from '@/components/competitions/competition-rules';
import { CrossTablePart } from '@/components/competitions/cross-table';
import { Facts } from '@/components/competitions/facts';
import { Fixtures } from '@/components/competitions/fixtures';
import { ForecastLines } from '@/components/competitions/forecast-lines';
import { GoesOn } from '@/components/competitions/goes-on';
import { OwnPart } from '@/components/competitions/own-part';
import { Standings } from '@/components/competitions/standings';
import { Victory } from '@/components/competitions/victory';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import { forecastFor } from '@/lib/features/competitions/terms';
import { endingWords } from '@/lib/game/wording/game-ending';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { zone } from '../support/agenda';
import { htmlOf, textOf } from '../support/components/html';

const words = wordingOf('en');
const action = async () => {};
const PEOPLE = ['Anna', 'Bohumil'].map((name, i) => ({
  id: `e${i}`,
  userId: `u${i}`,
  key: `k${i}`,
  name,
  state: 'done',
  absent: [],
  byes: [],
  paused: [],
}));

/** A cup whose final has been played by Anna and Bohumil. */
function cup(winners: readonly string[], points: readonly [number, number], left = false): ShownCompetition {
  const seat = { gameId: 'g', tablePoints: 96, left: false, how: left ? 'conceded' : 'played-out' };
  return {
    competition: {
      id: 'c',
      name: 'Winter cup',
      form: 'cup',
      state: 'over',
      stage: 2,
      stages: 2,
      signUpUntil: new Date(0),
      terms: {},
      decisions: [],
    },
    entrants: PEOPLE,
    fixtures: [{ id: '2.1.1', state: 'over', entrants: ['e0', 'e1'], drawn: ['e0', 'e1'], tableId: 'g' }],
    circle: { id: 'circle', me: { userId: 'u1', isInCharge: false } },
    results: [
      { ...seat, seat: 1, playerKey: 'k1', place: 1, points: points[0] },
      { ...seat, seat: 0, playerKey: 'k0', place: 2, points: points[1], left },
    ],
    standings: [],
    closedGames: [],
    endings: new Map(),
    outcomes: [],
    winners,
  } as unknown as ShownCompetition;
}

const leadOf = (shown: ShownCompetition) => textOf(htmlOf(GoesOn, { shown, ...zone }));
const ownOf = (shown: ShownCompetition) => textOf(htmlOf(OwnPart, { shown, competitionId: 'c', action }));
const victoryOf = (shown: ShownCompetition) => textOf(htmlOf(Victory, { shown, link: '/competitions/c' }));
const tablesOf = (shown: ShownCompetition) => textOf(htmlOf(Fixtures, { shown }));

describe('the end of a cup', () => {
  test('the winner is shown with the cup, and the others read how far they got', () => {
    const won = cup(['e1'], [54, 50]);
    expect(victoryOf(won)).toContain('You have won “Winter cup”.');
    expect(ownOf(won)).toBe('');
    expect(victoryOf(cup(['e0', 'e1'], [54, 54]))).toContain('You share the first place');
    const lost = cup(['e0'], [54, 50]);
    expect(victoryOf(lost)).toContain('Anna has won “Winter cup”.');
    expect(ownOf(lost)).toContain('You played until stage 2.');
  });

  test('the cup shows the city of the last table, and only organisers begin the next one', () => {
    const won = { ...cup(['e1'], [54, 50]), lastTable: { gameId: 'g', seq: 90 } };
    const html = htmlOf(Victory, { shown: won, link: '/competitions/c' });
    expect(html).toContain('/games/g/at/90/picture?city');
    expect(html).not.toContain('like=c');
    const { circle } = won;
    const organised = { ...won, circle: { ...circle, me: { ...circle.me, isInCharge: true } } };
    expect(htmlOf(Victory, { shown: organised, link: '/competitions/c' })).toContain('like=c');
    const isFollowed = { ...organised, nextId: 'd' };
    expect(htmlOf(Victory, { shown: isFollowed, link: '/competitions/c' })).not.toContain('like=c');
  });

  test('without a winner the first place is empty', () => {
    expect(victoryOf(cup([], [54, 50]))).toBe('');
    expect(leadOf(cup([], [54, 50]))).toBe('It’s over. It ended without a winner.');
    expect(leadOf(cup(['e1'], [54, 50]))).toBe('It’s over. Bohumil came first.');
    expect(leadOf(cup(['e0', 'e1'], [54, 54]))).toContain('share the first place');
  });

  test('a tie says what decided it, and a person who left has no points', () => {
    expect(tablesOf(cup(['e1'], [54, 54]))).toContain('54 : 54, Bohumil was later in turn order');
    expect(tablesOf(cup(['e1'], [54, 50]))).not.toContain('turn order');
    const walkover = tablesOf(cup(['e1'], [0, 0], true));
    expect(walkover).toContain('2. Anna (left)');
    expect(walkover).toContain('Anna left or ran out of time');
    expect(walkover).not.toMatch(/turn order|concession/);
  });

  test('a table that closed for its last person does not say that anybody agreed', () => {
    const ending = { how: 'conceded', winner: 1 } as const;
    const seats = [
      { seat: 0, name: '', bot: 'journeyman' },
      { seat: 1, name: 'Bohumil' },
    ];
    expect(endingWords(words, seats, ending)).toBe('Bohumil won: no one else was left');
    const people = seats.map(({ seat, name }) => ({ seat, name }));
    expect(endingWords(words, people, ending)).toBe('Bohumil won: all others agreed');
  });
});

describe('the facts of a cup', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    state: 'entered',
    named: true,
    absent: [],
    byes: [],
    paused: [],
  }));
  const signUp = {
    competition: {
      form: 'cup',
      state: 'sign-up',
      size: 2,
      stage: 0,
      stages: 0,
      pace: { kind: 'daily', wakingOnly: true, onTimeout: 'computer' },
      terms: { least: 2, waitDays: 7 },
    },
    entrants: five,
    fixtures: [],
    results: [],
    standings: [],
    latest: { stage: new Date('2027-02-01T12:00:00Z'), whole: new Date('2027-04-08T12:00:00Z') },
  } as unknown as ShownCompetition;
  const factsOf = (shown: ShownCompetition) => textOf(htmlOf(Facts, { shown, ...zone, host: 'Anna' }));

  test('they name all sizes of its tables, and when it is over at the latest', () => {
    expect(factsOf(signUp)).toContain('2 to 3 players');
    expect(factsOf(signUp)).toContain('Stage 1 ends on 1 Feb 2027 at the latest, the whole on 8 Apr 2027.');
    const four = { ...signUp, entrants: signUp.entrants.slice(1) };
    expect(factsOf(four)).toContain('2 players');
    expect(factsOf({ ...signUp, latest: undefined } as ShownCompetition)).not.toContain('at the latest');
  });

  test('its rules follow its tables, and its standing has no averages', () => {
    const rules = textOf(htmlOf(CompetitionRules, { shown: signUp }));
    expect(rules).toContain('The best of each table advances.');
    expect(rules).not.toContain('table of four');
    const line = { id: 'a', place: 1, tables: 1, wins: 1, mean: 8, isBelowLine: false };
    const standings = [{ division: 1, lines: [line], up: 0, down: 0 }];
    const inForm = (form: string) => {
      const competition = { ...signUp.competition, form };
      return textOf(htmlOf(Standings, { shown: { ...signUp, competition, standings } as ShownCompetition }));
    };
    expect(inForm('swiss')).toContain('Average');
    expect(inForm('cup')).not.toContain('Average');
  });
});

test('in a season nobody moves up or down before its end, and a person who withdrew does not move', () => {
  const lines = ['e0', 'e1'].map((id, i) => ({ id, place: i + 1, tables: 1, wins: 0, isBelowLine: false }));
  const standings = [{ division: 1, lines, up: 1, down: 1 }];
  const shownIn = (state: string, last: string) => {
    const base = cup([], [54, 50]);
    const competition = { ...base.competition, form: 'season', state };
    const entrants = PEOPLE.map((each, i) => (i === 1 ? { ...each, state: last } : each));
    return textOf(
      htmlOf(Standings, {
        shown: { ...base, competition, entrants, standings } as unknown as ShownCompetition,
      }),
    );
  };
  expect(shownIn('running', 'playing')).not.toMatch(/moves (up|down)/);
  expect(shownIn('over', 'done')).toMatch(/Anna moves up.*Bohumil moves down/);
  expect(shownIn('over', 'withdrawn')).toMatch(/Anna moves up.*Bohumil withdrew/);
});

test('a cross-table links each result to its table, and marks a corrected one', () => {
  const cell = { fixture: '2.1.1', stage: 2, state: 'over', left: false } as const;
  const shown = cup([], [54, 50]);
  const swiss = { ...shown, closedGames: [], competition: { ...shown.competition, form: 'swiss' } };
  const rowOf = (id: string, place: number, other: string) => ({
    id,
    place,
    after: [place],
    rests: [{ stage: 1, kind: 'bye', points: 5 }],
    cells: [{ ...cell, place, points: 8, others: [{ id: other, place: 3 - place }] }],
  });
  const cross = {
    divisions: [{ division: 1, stages: [1, 2], rows: [rowOf('e1', 1, 'e0'), rowOf('e0', 2, 'e1')] }],
    dates: new Map([['2.1.1', { from: new Date('2027-01-02'), until: new Date('2027-01-09') }]]),
    ratings: new Map([['e1', 1611.6]]),
    corrected: new Set(['2.1.1']),
  };
  const html = htmlOf(CrossTablePart, { shown: swiss, cross, ...zone } as unknown as Parameters<
    typeof CrossTablePart
  >[0]);
  expect(html).toContain('<a href="/games/g" title="Table 2.1">1.*<');
  const text = textOf(html);
  for (const part of [
    '2 Jan 2027 – 9 Jan 2027',
    'sits out (5)',
    'A star marks',
    'Places after each stage',
    '1,612',
  ])
    expect(text).toContain(part);
  const season = { ...swiss, competition: { ...swiss.competition, form: 'season' } };
  const pairs = textOf(htmlOf(CrossTablePart, { shown: season, cross, ...zone } as never));
  expect(pairs).toContain('1:2* (Table 1.1)');
  expect(pairs).toContain('2:1* (Table 1.1)');
});

test('a circle of three reads that a cup needs four people before it is set up', () => {
  const linesFor = (members: number) =>
    textOf(htmlOf(ForecastLines, { forecast: forecastFor(members), members }));
  expect(linesFor(3)).toContain('A Swiss tournament or a cup needs 4 people. Your circle has 3.');
  expect(linesFor(3)).toContain('Your circle has 3.');
  expect(linesFor(4)).not.toContain('needs 4 people');
});
