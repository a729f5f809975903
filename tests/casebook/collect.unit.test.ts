import { describe, expect, test } from 'vitest';
import { readTests } from '../../scripts/lib/naming-tests';
import { knownIds, ruleProofOf, unknownIds } from '../../scripts/lib/rule-proof';

const read = (source: string) => readTests('some.unit.test.ts', source);

describe('reading tests', () => {
  test('takes ids from the title of a test and the titles around it', () => {
    expect(read("describe('EX-9 Plaza', () => { test('CRANE-7 costs gold', () => {}); });")).toEqual([
      { title: 'EX-9 Plaza › CRANE-7 costs gold', ids: ['EX-9', 'CRANE-7'] },
    ]);
  });
  test('takes all ids of a range', () => {
    const [only] = read("test('MINE-1 to MINE-3, EX-4 to what follows', () => {});");
    expect(only?.ids).toEqual(['MINE-1', 'MINE-2', 'MINE-3', 'EX-4']);
  });
  test('takes ids from the strings of the body', () => {
    const [only] = read("test('red', () => { given().refused(0, take(3), 'cannot-pay', 'CRANE-7'); });");
    expect(only?.ids).toEqual(['CRANE-7']);
  });
  test('takes ids from the rows of a table anywhere in the file', () => {
    expect(read("test.each([['TECH-II3', 1]])('%s', () => {});")[0]?.ids).toEqual(['TECH-II3']);
    const named = read("const ROWS = [['BRIDGE-V6', 1]]; test.each(ROWS)('%s', () => {});");
    expect(named[0]?.ids).toEqual(['BRIDGE-V6']);
  });
  test('takes ids from helpers of the file, not from what no test uses', () => {
    const [only] = read(
      "const used = () => claim('SEAL-4'); const other = 'SEAL-5'; test('claims', () => { used(); });",
    );
    expect(only?.ids).toEqual(['SEAL-4']);
  });
  test('takes none from comments', () => {
    expect(read("/** CRANE-1 */ test('x', () => { // CRANE-2\n });")[0]?.ids).toEqual([]);
  });
  test.each(['test.skip', 'test.todo', 'describe.skip'])('passes over %s', (skipped) => {
    expect(read(`${skipped}('CRANE-7', () => { test('CRANE-8', () => {}); });`)).toEqual([]);
  });
  test('leaves open what a table fills in', () => {
    expect(read("test.each(ROWS)('CRANE-7 %s costs $amount.gold', f);")[0]?.title).toBe('CRANE-7 … costs …');
  });
  test('keeps tests of one group apart', () => {
    const titles = read("describe('A', () => { test('CRANE-1', f); it('CRANE-2', f); });").map(
      ({ ids }) => ids,
    );
    expect(titles).toEqual([['CRANE-1'], ['CRANE-2']]);
  });
});

describe('proof', () => {
  const known = knownIds();
  const tests = [{ file: 'tests/a.test.ts', title: 'one', ids: ['CRANE-2', 'CRANE-99', 'UTF-8'] }];

  test('lists the tests of each id', () => {
    expect(ruleProofOf(tests, known)).toEqual({ 'CRANE-2': [{ file: 'tests/a.test.ts', title: 'one' }] });
  });
  test('finds ids of our families that do not exist', () => {
    expect(unknownIds(tests, known)).toEqual(['CRANE-99 in tests/a.test.ts: one']);
  });
});
