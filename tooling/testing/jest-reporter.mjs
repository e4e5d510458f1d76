/** Shows what Jest runs, and counts it. */
import { startProgress, writeCounts } from './progress.mjs';

/**
 * @typedef {object} JestCounts
 * @property {number} numTotalTestSuites
 * @property {number} numPassedTestSuites
 * @property {number} numFailedTestSuites
 * @property {number} numPendingTestSuites
 * @property {number} numRuntimeErrorTestSuites files that could not be run; each counts as one failed test
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 */

/** @param {JestCounts} counts */
const failedOf = ({ numFailedTests, numRuntimeErrorTestSuites }) =>
  numFailedTests + numRuntimeErrorTestSuites;

export default class JestReporter {
  #progress = startProgress('unit tests', 'files');

  /** @param {unknown} _test @param {{ failureMessage?: string | null }} file @param {JestCounts} counts */
  onTestResult(_test, { failureMessage }, counts) {
    if (failureMessage) this.#progress.fail(failureMessage);
    const { numPassedTestSuites, numFailedTestSuites, numPendingTestSuites, numTotalTestSuites } = counts;
    const done = numPassedTestSuites + numFailedTestSuites + numPendingTestSuites;
    this.#progress.tell({ done, total: numTotalTestSuites, failed: failedOf(counts) });
  }

  /** @param {unknown} _contexts @param {JestCounts} counts */
  onRunComplete(_contexts, counts) {
    writeCounts({ passed: counts.numPassedTests, failed: failedOf(counts) });
  }
}
