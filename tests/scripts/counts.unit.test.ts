import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countReport, countVitest } from '../../scripts/lib/counts';

test('a test file that could not be loaded, or whose set-up failed, counts as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    {
      name: `${process.cwd()}/tests/a.unit.test.ts`,
      status: 'failed',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'adds',
          failureMessages: ['Error: \u001b[31mthree\u001b[39m\n    at x.ts:1'],
        },
      ],
    },
    {
      name: `${process.cwd()}/tests/b.unit.test.ts`,
      status: 'failed',
      message: 'no such file',
      assertionResults: [],
    },
    { status: 'failed', message: 'set-up', assertionResults: [{ status: 'skipped' }] },
    {
      name: `${process.cwd()}/tests/c.unit.test.ts`,
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'waits', failureMessages: ['Error: STACK_TRACE_ERROR\n    at x'] },
      ],
    },
  ];
  const { passed, failed, red } = countVitest({ numPassedTests: 2, testResults });
  expect([passed, failed]).toEqual([2, 4]);
  expect(red[3]?.why).toBe('it took longer than it may');
  expect(red.slice(0, 2)).toEqual([
    { name: 'tests/a.unit.test.ts > adds', why: 'Error: three' },
    { name: 'tests/b.unit.test.ts', why: 'no such file' },
  ]);
});

test('browser tests count what was expected, what was not, and errors outside tests', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 1, skipped: 3 };
  const results = [{ error: { message: 'not visible' } }];
  const tests = [{ status: 'unexpected', projectName: 'phone', results }];
  const suites = [{ title: 'turn.spec.ts', suites: [{ title: 'keys', specs: [{ title: 'end', tests }] }] }];
  const counts = countPlaywright({ stats, suites, errors: [{ message: 'no browser' }] });
  expect(counts).toEqual({
    passed: 6,
    failed: 2,
    red: [
      { name: 'phone: turn.spec.ts > keys > end', why: 'not visible' },
      { name: 'outside any test', why: 'no browser' },
    ],
    shaky: [],
  });
});

test('a test that passes on retry has passed, and is named', () => {
  const once = { status: 'passed', fullName: 'thaws', failureMessages: ['Error: late'] };
  const testResults = [
    { name: `${process.cwd()}/tests/a.int.test.ts`, status: 'passed', assertionResults: [once] },
  ];
  expect(countVitest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 0,
    red: [],
    shaky: [{ name: 'tests/a.int.test.ts > thaws', why: 'Error: late' }],
  });
  const results = [{ error: { message: 'not visible' } }, {}];
  const tests = [{ status: 'flaky', projectName: 'phone', results }];
  const suites = [{ title: 'turn.spec.ts', specs: [{ title: 'end', tests }] }];
  expect(countPlaywright({ stats: { expected: 0, flaky: 1, unexpected: 0 }, suites })).toEqual({
    passed: 1,
    failed: 0,
    red: [],
    shaky: [{ name: 'phone: turn.spec.ts > end', why: 'not visible' }],
  });
});

test('a runner that fails without a report or a failed test counts as one failure', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'counts-')), 'report.json');
  expect(countReport(file, countVitest, false)).toMatchObject({ passed: 0, failed: 1 });
  fs.writeFileSync(file, JSON.stringify({ numPassedTests: 4, numFailedTests: 0, testResults: [] }));
  expect(countReport(file, countVitest, false)).toMatchObject({ passed: 4, failed: 1 });
  expect(countReport(file, countVitest, true)).toMatchObject({ passed: 4, failed: 0 });
  fs.rmSync(path.dirname(file), { recursive: true });
});
