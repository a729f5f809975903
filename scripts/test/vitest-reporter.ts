// Vitest's own reporter, which reports a failed test after its file and its reason at the end. This one
// reports both at once, with the progress.
import { DefaultReporter, type TestCase, type TestModule, type TestSpecification } from 'vitest/node';

const EVERY_FILES = 20;
const LINES_OF_A_REASON = 12;

export default class RedAtOnce extends DefaultReporter {
  #files = 0;
  #done = 0;
  #since = performance.now();

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
    super.onTestRunStart(specifications);
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const why = errors.map(({ message }) => message).join('\n');
    const lines = why.split('\n').slice(0, LINES_OF_A_REASON);
    this.ctx.logger.log(
      ` RED ${test.module.relativeModuleId} > ${test.fullName}\n     ${lines.join('\n     ')}`,
    );
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.#done += 1;
    if (this.#done % EVERY_FILES !== 0) return;
    const seconds = ((performance.now() - this.#since) / 1000).toFixed(0);
    this.ctx.logger.log(` ... ${this.#done} of ${this.#files} files after ${seconds} s`);
  }
}
