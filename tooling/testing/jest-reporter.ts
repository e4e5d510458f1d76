import { startProgress, writeCounts } from './progress.js';

type JestCounts = {
  numTotalTestSuites: number;
  numPassedTestSuites: number;
  numFailedTestSuites: number;
  numPendingTestSuites: number;
  /** Files that could not be run; each counts as one failed test. */
  numRuntimeErrorTestSuites: number;
  numPassedTests: number;
  numFailedTests: number;
};

const failedOf = ({ numFailedTests, numRuntimeErrorTestSuites }: JestCounts) =>
  numFailedTests + numRuntimeErrorTestSuites;

export default class JestReporter {
  #progress = startProgress('unit tests', 'files');

  onTestResult(_test: unknown, { failureMessage }: { failureMessage?: string | null }, counts: JestCounts) {
    if (failureMessage) this.#progress.fail(failureMessage);
    const { numPassedTestSuites, numFailedTestSuites, numPendingTestSuites, numTotalTestSuites } = counts;
    const done = numPassedTestSuites + numFailedTestSuites + numPendingTestSuites;
    this.#progress.tell({ done, total: numTotalTestSuites, failed: failedOf(counts) });
  }

  onRunComplete(_contexts: unknown, counts: JestCounts) {
    writeCounts({ passed: counts.numPassedTests, failed: failedOf(counts) });
  }
}
