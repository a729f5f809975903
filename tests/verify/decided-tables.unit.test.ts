/** The verifier names each table whose result an organiser decided. */
import { expect, test } from 'vitest';
import { SEASON_CHECKS } from '@/lib/game/verify/season-report';
import { seasonText, type CheckedSeason } from '@/scripts/verify/season-report';

const CHECKED: CheckedSeason = {
  file: 'cup.json',
  season: {
    id: 'cup123',
    name: 'Cup',
    form: 'cup',
    state: 'over',
    size: 2,
    atOnce: 1,
    commitment: '0'.repeat(64),
  },
  entrants: [],
  fixtures: [
    { id: '1.1.1', state: 'over', entrants: [], seats: [] },
    {
      id: '1.1.2',
      state: 'over',
      entrants: [],
      seats: [],
      corrected: true,
      decided: {
        kind: 'correct',
        by: 'Anna',
        at: '2026-12-01T10:00:00.000Z',
        reason: 'Two seats were mixed up',
      },
    },
    { id: '1.1.3', state: 'void', entrants: [], seats: [], decided: { kind: 'annul' } },
  ],
  complete: true,
  checks: Object.fromEntries(SEASON_CHECKS.map((check) => [check, 'ok'])) as CheckedSeason['checks'],
  faults: [],
};

test('tables that were corrected or annulled are listed, with who and why', () => {
  expect(
    seasonText(CHECKED)
      .split('\n')
      .filter((line) => line.startsWith('DECIDED')),
  ).toEqual([
    'DECIDED 1.1.2: an organiser corrected the result (Anna, 2026-12-01): Two seats were mixed up',
    'DECIDED 1.1.3: an organiser decided that this table does not count',
  ]);
});
