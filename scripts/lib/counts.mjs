// What the test runners report in JSON, brought to one form: { passed, failed }.
import { readJson } from './files.mjs';

export const NOTHING = { passed: 0, failed: 0 };

export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A check that either holds or not, such as the linter. */
export const countCheck = (holds) => (holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A test file that could not even be loaded has no tests in the report; it counts as one that failed. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Errors outside any test (a broken spec file, a set-up that failed) count one each. */
export function countPlaywright(report) {
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
}

/** The counts in a report file. A runner that failed without saying where, or left no report, has one failure. */
export function countReport(file, count, exitedWell) {
  const report = readJson(file);
  const counts = report ? count(report) : NOTHING;
  return exitedWell || counts.failed > 0 ? counts : addCounts(counts, countCheck(false));
}
