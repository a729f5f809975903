/** Every refusal occurs in some test; here are refusals of timing and place, and the count. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import { claim, end, keep, plazaTile, reward, take, undo } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { given } from '../support/engine/scenario';

const FOLDER = import.meta.dirname;

test('every code is expected by a test of this folder', () => {
  const tests = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
    .join('\n');
  const expected = new Set([...tests.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word));
  expect(REJECTION_CODES.filter((code) => !expected.has(code))).toEqual([]);
});

test('every code is given by some rule', () => {
  const rules = sourcesUnder(path.join(FOLDER, '../../lib/game/engine'));
  expect(REJECTION_CODES.filter((code) => !rules.includes(`reject('${code}'`))).toEqual([]);
});

/** All files below a folder, but the list of codes itself. */
function sourcesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('rejections.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
    .replaceAll(/\?\s*\n?\s*'/g, "reject('");
}

describe('whose turn it is (TURN-9, INV-57)', () => {
  const start = given({ players: 3 }, offered('manage-mines'));
  test.each([
    ['a seat that is not at the table', 3, 'not-a-seat'],
    ['a seat that is none', -1, 'not-a-seat'],
    ['the next seat', 1, 'not-your-turn'],
    ['the seat after it', 2, 'not-your-turn'],
  ] as const)('%s may do nothing', (_who, seat, code) => {
    start.refused(seat, take(), code, 'TURN-9').refused(seat, end, code);
  });
  test('answers without a question are refused', () => {
    start
      .refused(0, reward('p1', 'upper'), 'no-open-item', 'PLAZA-4')
      .refused(0, plazaTile('p1'), 'no-open-item', 'TECH-IV5')
      .refused(0, claim(), 'no-open-item', 'SEAL-3')
      .refused(0, undo(1), 'nothing-to-undo', 'DEC-38')
      .refused(0, { type: 'ChooseProductionKind', item: 1, what: 'gold' }, 'no-open-item', 'TECH-IV6')
      .refused(0, { type: 'ChooseAlternative', item: 1, option: 0 }, 'no-open-item', 'TIMING-6')
      .refused(0, { type: 'ChooseBridgeTile', tile: 'bridge-v-walls' }, 'no-open-item', 'BRIDGE-1')
      .refused(0, { type: 'PlacePlank', place: 'bridge-place-1' }, 'no-open-item', 'BRIDGE-2')
      .refused(0, keep(0, 2), 'no-open-item', 'WINDOW-3')
      .refused(0, { type: 'ChooseTechnology', tile: 'technology-i-mine-points' }, 'no-open-item', 'TECH-G2')
      .refused(0, { type: 'AdvanceRoad' }, 'not-declared', 'TURN-6');
  });
});
