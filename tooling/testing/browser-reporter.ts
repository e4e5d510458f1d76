/** Shows what Playwright runs, and counts it. */
import path from 'node:path';
import { root } from 'tooling/setup/root';
import { startProgress, writeCounts } from './progress.js';

type TestError = { stack?: string; message?: string; value?: string; snippet?: string };

type BrowserTest = {
  location: { file: string; line: number };
  titlePath: () => string[];
  outcome: () => 'skipped' | 'expected' | 'unexpected' | 'flaky';
};

const errorText = ({ stack, message, value, snippet = '' }: TestError) =>
  `${stack ?? message ?? value ?? 'Unknown error'}\n${snippet}`;

export default class BrowserReporter {
  #progress = startProgress('browser tests', 'tests');
  #total = 0;
  #counts = { skipped: 0, expected: 0, unexpected: 0, flaky: 0 };

  onBegin(_config: unknown, suite: { allTests: () => unknown[] }) {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: BrowserTest, { errors }: { errors: TestError[] }) {
    this.#counts[test.outcome()] += 1;
    if (test.outcome() === 'unexpected') {
      const { file, line } = test.location;
      const title = `${path.relative(root, file)}:${line} ${test.titlePath().slice(3).join(' › ')}`;
      this.#progress.fail([title, ...errors.map(errorText)].join('\n'));
    }
    const { skipped, expected, unexpected, flaky } = this.#counts;
    const done = skipped + expected + unexpected + flaky;
    this.#progress.tell({ done, total: this.#total, failed: unexpected });
  }

  /** Reports an error that belongs to no test, such as a file that cannot be loaded. */
  onError(error: TestError) {
    this.#counts.unexpected += 1;
    this.#progress.fail(errorText(error));
  }

  onEnd() {
    const { expected, flaky, unexpected } = this.#counts;
    writeCounts({ passed: expected + flaky, failed: unexpected });
  }
}
