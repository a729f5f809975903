/** How a game ended, in words: wherever a result is shown. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ResultList } from '@/components/circles/standing';
import { Fixtures } from '@/components/competitions/fixtures';
import { resultWords } from '@/lib/game/wording/game-ending';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const EN = wordingOf('en');
const anna = { name: 'Anna', place: 1, points: 54, left: false };
const bohumil = { name: 'Bohumil', place: 2, points: 61, left: false };
const cecilie = { name: 'Cecilie', place: 3, points: 54, left: false };

describe('a result says how it came about', () => {
  test.each([
    ['nothing where points say it all', 'played-out', [{ ...anna, points: 70 }, bohumil], ''],
    ['a concession', 'conceded', [anna, bohumil], 'won by concession'],
    ['a resignation', 'resigned', [anna, bohumil], 'won by resignation'],
    ['an agreed end', 'agreed', [anna, bohumil], 'ended by agreement'],
    ['an end without a result', 'no-result', [anna, bohumil], 'ended without a result'],
    ['someone who left', 'played-out', [anna, { ...bohumil, left: true }], 'Bohumil left or ran out of time'],
    [
      'a concession after someone left',
      'conceded',
      [anna, { ...bohumil, left: true }, cecilie],
      'won by concession; Bohumil left or ran out of time',
    ],
    [
      'a tie by turn order',
      'played-out',
      [{ ...cecilie, place: 2 }, anna],
      '54 : 54, Anna was later in turn order',
    ],
    [
      'a tie of three, in any order',
      'played-out',
      [cecilie, { ...bohumil, points: 54 }, anna],
      '54 : 54 : 54, Anna and Bohumil were later in turn order',
    ],
    [
      'nothing about people who share a place',
      'played-out',
      [anna, { ...bohumil, points: 54, place: 1 }],
      '',
    ],
    [
      'nothing about a computer with as many points',
      'played-out',
      [anna, { ...cecilie, place: undefined }],
      '',
    ],
  ] as const)('%s', (_, how, people, words) => {
    expect(resultWords(EN, { how, people })).toBe(words);
  });

  test.each(LOCALES)('in %s', (locale) => {
    const words = wordingOf(locale);
    const people = [anna, { ...cecilie, place: 2 }, { ...bohumil, left: true, place: 3 }];
    for (const how of ['played-out', 'conceded', 'resigned', 'agreed', 'no-result'] as const) {
      const text = resultWords(words, { how, people });
      expect(text).toContain('Bohumil');
      expect(text).not.toMatch(new RegExp(`[{}]|undefined|${MISSING}`));
    }
    expect(resultWords(words, { how: 'played-out', people })).toContain('54 : 54, Anna ');
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
    const results = [{ ...result, how: 'conceded' as const, seats }];
    const markup = renderToStaticMarkup(createElement(ResultList, { results, nameOf: (key: string) => people.get(key)?.name } as never));
    expect(markup).toContain('1. Anna (54) · 2. Bohumil (61)');
    expect(markup).toContain('won by concession');
  });

  test('the tables of a competition', () => {
    const shown = {
      competition: { form: 'series' },
      fixtures: [{ id: '1.1.1', entrants: ['1', '2'], state: 'over', tableId: 'g1' }],
      entrants: [
        { id: '1', key: 'a', name: 'Anna' },
        { id: '2', key: 'b', name: 'Bohumil' },
      ],
      results: seats.map((seat) => ({ ...seat, gameId: 'g1', how: 'conceded' })),
    };
    const markup = renderToStaticMarkup(createElement(Fixtures, { shown } as never));
    expect(markup).toContain('1. Anna (54) · 2. Bohumil (61)');
    expect(markup).toContain('won by concession');
  });
});
