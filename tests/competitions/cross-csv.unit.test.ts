/** The cross-table of a competition as a file for spreadsheets. */
import { expect, test } from 'vitest';
import { crossCsv } from '@/lib/features/competitions/api-cross';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import type { CrossTables } from '@/lib/features/competitions/cross-tables';

const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'a"b;c,d'];

/** Six people at one table of a Swiss; the first has an unfriendly name. */
function filed(name: string, locale: 'en' | 'de'): string {
  const entrants = [
    { id: 'e0', name },
    { id: 'e1', name: 'Anna' },
  ];
  const cell = { fixture: '1.1.1', stage: 1, state: 'over' as const, left: false };
  const cross: CrossTables = {
    divisions: [
      {
        division: 1,
        stages: [1],
        rows: [
          {
            id: 'e0',
            place: 1,
            after: [1],
            rests: [{ stage: 2, kind: 'bye', points: 5 }],
            cells: [{ ...cell, place: 1, points: 8.5, others: [{ id: 'e1', place: 2 }] }],
          },
          {
            id: 'e1',
            place: 2,
            after: [2],
            rests: [],
            cells: [{ ...cell, place: 2, points: 1.5, others: [{ id: 'e0', place: 1 }] }],
          },
        ],
      },
    ],
    dates: new Map([
      ['1.1.1', { from: new Date('2027-01-02T10:00:00Z'), until: new Date('2027-01-09T10:00:00Z') }],
    ]),
    ratings: new Map([['e0', 1612.5]]),
    corrected: new Set(['1.1.1']),
  };
  return crossCsv({ entrants } as unknown as PublicCompetition, cross, locale);
}

test('each table of each person is a row, with dates, rating and the place after the stage', () => {
  const [columns, first, bye, second] = filed('Bohumil', 'en').split('\r\n');
  expect(columns).toContain('"placeAfterStage"');
  expect(first).toBe(
    '1,1,"Bohumil","e0",1612.5,1,"1.1.1","over","2027-01-02","2027-01-09",1,8.5,false,true,"2 Anna",1',
  );
  expect(bye).toBe('1,1,"Bohumil","e0",1612.5,2,"","bye",,,,5,false,false,"",');
  expect(second).toContain('"1 Bohumil",2');
  expect(filed('Bohumil', 'de')).toContain(';1612,5;');
});

test('no name is a formula, wherever it stands', () => {
  for (const name of HOSTILE) {
    const text = filed(name, 'en');
    for (const value of text.match(/"(?:[^"]|"")*"/g) ?? [])
      expect(value, JSON.stringify(name)).not.toMatch(/^"[=+\-@\t\r]/);
    expect(text).toContain(name.replaceAll('"', '""'));
  }
});
