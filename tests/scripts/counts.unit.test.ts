import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countReport, countVitest } from '../../scripts/lib/counts.mjs';

test('a test file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
});

test('browser tests count what was expected, what was not, and errors outside tests', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3 });
});

test('a runner that fails without a report or a failed test counts as one failure', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'counts-')), 'report.json');
  expect(countReport(file, countVitest, false)).toEqual({ passed: 0, failed: 1 });
  fs.writeFileSync(file, JSON.stringify({ numPassedTests: 4, numFailedTests: 0, testResults: [] }));
  expect(countReport(file, countVitest, false)).toEqual({ passed: 4, failed: 1 });
  expect(countReport(file, countVitest, true)).toEqual({ passed: 4, failed: 0 });
  fs.rmSync(path.dirname(file), { recursive: true });
});
