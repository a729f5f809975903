/** How a game ended, in words: wherever a result is shown. */
import { describe, expect, test } from 'vitest';
import { ResultList } from '@/components/circles/standing';
import { Fixtures } from '@/components/competitions/fixtures';
import { DEPARTURES, SUCCESSORS, type Departure } from '@/lib/game/competing/result';
import { goneFrom, resultWords } from '@/lib/game/wording/game-ending';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';

const EN = wordingOf('en');
const anna = { name: 'Anna', place: 1, points: 54, left: false };
const bohumil = { name: 'Bohumil', place: 2, points: 61, left: false };
const cecilie = { name: 'Cecilie', place: 3, points: 54, left: false };

const gone = (person: typeof anna, departure: Departure, points = person.points) => {
  return { ...person, points, left: true, departure };
};

describe('a result says how it came about', () => {
  test.each([
    ['played out', 'played-out', [{ ...anna, points: 70 }, bohumil], 'played to the end'],
    ['a concession', 'conceded', [{ ...anna, points: 70 }, bohumil], 'won by concession'],
    ['a resignation', 'resigned', [{ ...anna, points: 70 }, bohumil], 'won by resignation'],
    [
      'a resignation by the person with more points',
      'resigned',
      [anna, bohumil],
      'won by resignation; points didn’t decide',
    ],
    ['an agreed end', 'agreed', [anna, { ...bohumil, place: 1 }], 'ended by agreement'],
    ['an end without a result', 'no-result', [anna, { ...bohumil, place: 1 }], 'ended without a result'],
    [
      'someone who left, nobody knows how',
      'played-out',
      [anna, { ...bohumil, left: true }],
      'played to the end; Bohumil left or ran out of time; those who leave come last',
    ],
    [
      'someone who left with fewer points',
      'played-out',
      [anna, gone(cecilie, { why: 'left', playedOn: null }, 20)],
      'played to the end; Cecilie left',
    ],
    [
      'time, and a computer that played on',
      'played-out',
      [anna, gone(bohumil, { why: 'time', playedOn: 'computer' })],
      'played to the end; Bohumil ran out of time, a computer played on; those who leave come last',
    ],
    [
      'two who left alike',
      'played-out',
      [
        anna,
        gone(bohumil, { why: 'time', playedOn: 'person' }, 1),
        gone(cecilie, { why: 'time', playedOn: 'person' }, 2),
      ],
      'played to the end; Bohumil and Cecilie ran out of time, someone else played on',
    ],
    [
      'someone who never came',
      'conceded',
      [anna, gone(bohumil, { why: 'absent', playedOn: 'computer' }, 1)],
      'no one else was left; Bohumil never came, a computer played on',
    ],
    [
      'a concession after someone left',
      'conceded',
      [anna, { ...bohumil, left: true, points: 9 }, cecilie],
      'won by concession; Bohumil left or ran out of time',
    ],
    [
      'a tie by turn order',
      'played-out',
      [{ ...cecilie, place: 2 }, anna],
      'played to the end; 54 : 54, Anna was later in turn order',
    ],
    [
      'a tie of three, in any order',
      'played-out',
      [cecilie, { ...bohumil, points: 54 }, anna],
      'played to the end; 54 : 54 : 54, Anna and Bohumil were later in turn order',
    ],
    [
      'no more about people who share a place',
      'played-out',
      [anna, { ...bohumil, points: 54, place: 1 }],
      'played to the end',
    ],
    [
      'no more about a computer with as many points',
      'played-out',
      [anna, { ...cecilie, place: undefined }],
      'played to the end',
    ],
  ] as const)('%s', (_, how, people, words) => {
    expect(resultWords(EN, { how, people })).toBe(words);
  });

  test.each(LOCALES)('in %s', (locale) => {
    const words = wordingOf(locale);
    const departures = [...DEPARTURES, null].flatMap((why) =>
      [...SUCCESSORS, null].map((playedOn) => gone({ ...bohumil, place: 3 }, { why, playedOn })),
    );
    const people = [anna, { ...cecilie, place: 2 }, ...departures];
    for (const how of ['played-out', 'conceded', 'resigned', 'agreed', 'no-result'] as const) {
      const text = resultWords(words, { how, people });
      expect(text).toContain('Bohumil');
      expect(text).not.toMatch(new RegExp(`[{}]|undefined|${MISSING}`));
    }
    expect(resultWords(words, { how: 'played-out', people })).toContain('54 : 54, Anna ');
  });
});

describe('the table knows who lost a seat', () => {
  const seat = 0;
  const at = (name: string, untilSeq: number, end?: 'vote' | 'replaced' | 'left') => {
    return { seat, name, seated: true, untilSeq, ...(end ? { end } : {}) };
  };
  const computer = { seat, name: '', seated: true, bot: 'journeyman' } as const;
  const free = { seat, name: '', seated: false };
  const bohumilNow = { seat, name: 'Bohumil', seated: true };
  test.each([
    ['by the clock', [at('Anna', 9, 'replaced')], computer, ['time', 'computer']],
    ['by a vote', [at('Anna', 9, 'vote')], free, ['time', null]],
    ['by a vote, and somebody took it', [at('Anna', 9, 'vote')], bohumilNow, ['time', 'person']],
    ['by the operator', [at('Anna', 9, 'replaced')], free, ['left', null]],
    ['at their wish', [at('Anna', 9, 'left')], computer, ['left', 'computer']],
    ['long ago', [at('Anna', 9)], computer, [null, 'computer']],
  ] as const)('%s', (_, past, now, [why, playedOn]) => {
    const tenures = [...past, now];
    expect(goneFrom(EN, { seats: [now], tenures })).toEqual([
      { seat, name: 'Anna', left: true, departure: { why, playedOn } },
    ]);
  });
  test('not before the first row, and not who has come back', () => {
    expect(goneFrom(EN, { seats: [computer], tenures: [at('Anna', 1, 'left'), computer] })).toEqual([]);
    const back = [at('Bohumil', 9, 'replaced'), { ...computer, untilSeq: 12 }, bohumilNow];
    expect(goneFrom(EN, { seats: [bohumilNow], tenures: back })).toEqual([]);
    expect(goneFrom(EN, { seats: [bohumilNow] })).toEqual([]);
  });
});

describe('so do', () => {
  const seats = [
    { seat: 0, order: 1, playerKey: 'b', place: 2, points: 61, tablePoints: 24, left: false },
    { seat: 1, order: 2, playerKey: 'a', place: 1, points: 54, tablePoints: 96, left: false },
  ];
  const people = new Map([
    ['a', { id: 'a', name: 'Anna' }],
    ['b', { id: 'b', name: 'Bohumil' }],
  ]);

  test('the results of a circle and of a member', () => {
    const result = { gameId: 'g1', seq: 1n, name: 'Table', lastSeq: 9, players: 2, finishedAt: new Date(0) };
    const results = [{ ...result, ending: 'conceded' as const, seats }];
    const markup = htmlOf(ResultList, { results, nameOf: (key: string) => people.get(key)?.name } as never);
    expect(markup).toContain('1. Anna (54) · 2. Bohumil (61)');
    expect(markup).toContain('won by concession');
  });

  test('the tables of a competition', () => {
    const shown = {
      competition: { form: 'series' },
      endings: new Map(),
      fixtures: [{ id: '1.1.1', entrants: ['1', '2'], state: 'over', tableId: 'g1' }],
      entrants: [
        { id: '1', key: 'a', name: 'Anna' },
        { id: '2', key: 'b', name: 'Bohumil' },
      ],
      results: seats.map((seat) => ({ ...seat, gameId: 'g1', how: 'conceded' })),
      closedGames: [],
    };
    const markup = htmlOf(Fixtures, { shown } as never);
    expect(markup).toContain('1. Anna (54) · 2. Bohumil (61)');
    expect(markup).toContain('won by concession');
  });
});
