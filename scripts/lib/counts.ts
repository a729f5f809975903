// Normalises the JSON reports of the test runners: { passed, failed, red, shaky }; `red` names failures,
// `shaky` tests that passed on retry, with the first error.
import path from 'node:path';
import { readJsonFile } from './files';

/** A test with a note for the summary. */
interface NotedTest {
  readonly name: string;
  readonly why: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly red: readonly NotedTest[];
  readonly shaky: readonly NotedTest[];
}

/** The used part of vitest's report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name?: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly VitestResult[];
  }[];
}

interface VitestResult {
  readonly status: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
}

/** The used part of Playwright's. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly errors?: readonly Complaint[];
  readonly suites?: readonly Suite[];
}

interface Complaint {
  readonly message?: string;
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly tests?: readonly {
    readonly status: string;
    readonly projectName: string;
    readonly results: readonly { readonly error?: Complaint }[];
  }[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, red: [], shaky: [] };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    red: [...a.red, ...b.red],
    shaky: [...a.shaky, ...b.shaky],
  };
}

/** A check that either holds or not, such as the linter. */
export const countCheck = (name: string, holds: boolean): Counts =>
  holds ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, red: [{ name, why: '' }] };

const COLOURS = /\u001b\[[0-9;]*m/g;
const LINES_OF_A_REASON = 6;
/** Vitest's report of a test that timed out. */
const NO_TIME = 'Error: STACK_TRACE_ERROR';

/** The first line of an error, without colours: the whole error is printed further up. */
function reason(text = '') {
  const lines = text.replace(COLOURS, '').replace(NO_TIME, 'it took longer than it may').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, LINES_OF_A_REASON)
    .join('\n');
}

const shortName = (file: string) => path.relative(process.cwd(), file).split(path.sep).join('/');

const noteTest = (file: string, { fullName, failureMessages = [] }: VitestResult): NotedTest => ({
  name: `${file} > ${fullName}`,
  why: reason(failureMessages[0]),
});

/**
 * A file that could not be loaded, or whose set-up failed, has no failed test in the report. It counts as one
 * failure.
 */
export function countVitest(report: VitestReport): Counts {
  const red = report.testResults.flatMap((file) => {
    const name = shortName(file.name ?? '');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [{ name, why: reason(file.message) }];
    return failed.map((test) => noteTest(name, test));
  });
  const shaky = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => noteTest(shortName(file.name ?? ''), test)),
  );
  return { passed: report.numPassedTests, failed: red.length, red, shaky };
}

function* specsIn(suite: Suite, above: readonly string[] = []): Generator<Spec & { readonly name: string }> {
  const titles = [...above, suite.title].filter(Boolean);
  for (const spec of suite.specs ?? []) yield { ...spec, name: [...titles, spec.title].join(' > ') };
  for (const inner of suite.suites ?? []) yield* specsIn(inner, titles);
}

/** The tests with this `outcome`, with the error of their first attempt. */
function specsThatWere(outcome: string, report: PlaywrightReport): readonly NotedTest[] {
  const all = (report.suites ?? []).flatMap((suite) => [...specsIn(suite)]);
  return all.flatMap(({ name, tests = [] }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        name: `${projectName}: ${name}`,
        why: reason(results[0]?.error?.message),
      })),
  );
}

/** Errors outside any test (a broken spec file, a set-up that failed) count one each. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, flaky, unexpected } = report.stats;
  const errors = (report.errors ?? []).map(({ message }) => ({
    name: 'outside any test',
    why: reason(message),
  }));
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    red: [...specsThatWere('unexpected', report), ...errors],
    shaky: specsThatWere('flaky', report),
  };
}

/**
 * The counts in a report file. A runner that failed without saying where, or left no report, has one failure.
 */
export function countReport<T>(file: string, count: (report: T) => Counts, exitedWell: boolean): Counts {
  const report = readJsonFile<T>(file);
  const counts = report ? count(report) : NOTHING;
  if (exitedWell || counts.failed > 0) return counts;
  return addCounts(counts, countCheck('the runner itself', false));
}
