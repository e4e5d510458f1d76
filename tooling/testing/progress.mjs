/** What a run of tests says: each failure at once, how far it is every ten seconds, and its counts at the end. */
import { writeFileSync } from 'node:fs';

/** @typedef {import('../run/steps.mjs').TestCounts} TestCounts */

const intervalMs = 10_000;

/** @param {string} name what is run, `unit tests` @param {string} unit what is counted, `files` */
export function startProgress(name, unit) {
  let toldAtMs = performance.now();
  return {
    /** @param {string} text of the failure */
    fail: (text) => console.log(`✗ ${text.trim()}\n`),

    /** @param {{ done: number, total: number, failed: number }} counts */
    tell({ done, total, failed }) {
      if (done < total && performance.now() - toldAtMs < intervalMs) return;
      toldAtMs = performance.now();
      console.log(`  ${name}: ${done} of ${total} ${unit}, ${failed} failed`);
    },
  };
}

/** @param {TestCounts} counts */
export function writeCounts(counts) {
  const file = process.env['TEST_COUNTS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
}
