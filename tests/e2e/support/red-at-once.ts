/** Reports a failed browser test and its error at once; Playwright's list reports errors only at the end. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const LINES_OF_A_REASON = 12;

export default class RedAtOnce implements Reporter {
  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const why = (error?.message ?? status).split('\n').slice(0, LINES_OF_A_REASON);
    console.log(` RED ${test.titlePath().filter(Boolean).join(' > ')}\n     ${why.join('\n     ')}`);
  }
}
