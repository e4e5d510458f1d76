/** Shows what Playwright runs, and counts it. */
import path from 'node:path';
import { root } from '../root.mjs';
import { startProgress, writeCounts } from './progress.mjs';

/** @typedef {{ stack?: string, message?: string, value?: string, snippet?: string }} TestError */

/**
 * @typedef {object} BrowserTest
 * @property {{ file: string, line: number }} location
 * @property {() => string[]} titlePath
 * @property {() => 'skipped' | 'expected' | 'unexpected' | 'flaky'} outcome
 */

/** @param {TestError} error */
const errorText = ({ stack, message, value, snippet = '' }) =>
  `${stack ?? message ?? value ?? 'Unknown error'}\n${snippet}`;

export default class BrowserReporter {
  #progress = startProgress('browser tests', 'tests');
  #total = 0;
  #counts = { skipped: 0, expected: 0, unexpected: 0, flaky: 0 };

  /** @param {unknown} _config @param {{ allTests: () => unknown[] }} suite */
  onBegin(_config, suite) {
    this.#total = suite.allTests().length;
  }

  /** @param {BrowserTest} test @param {{ errors: TestError[] }} result */
  onTestEnd(test, { errors }) {
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

  /** What belongs to no test, such as a file that cannot be loaded. @param {TestError} error */
  onError(error) {
    this.#counts.unexpected += 1;
    this.#progress.fail(errorText(error));
  }

  onEnd() {
    const { expected, flaky, unexpected } = this.#counts;
    writeCounts({ passed: expected + flaky, failed: unexpected });
  }
}
