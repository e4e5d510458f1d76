/** Output of a run of tests: each failure at once, its progress every ten seconds, and its counts at the end. */
import { writeFileSync } from 'node:fs';
import type { TestCounts } from '../run/steps.js';

const intervalMs = 10_000;

/** @param name  of the tests: `unit tests`. @param unit  of the progress: `files` */
export function startProgress(name: string, unit: string) {
  let toldAtMs = performance.now();
  return {
    fail: (text: string) => console.log(`✗ ${text.trim()}\n`),

    tell({ done, total, failed }: { done: number; total: number; failed: number }) {
      if (done < total && performance.now() - toldAtMs < intervalMs) return;
      toldAtMs = performance.now();
      console.log(`  ${name}: ${done} of ${total} ${unit}, ${failed} failed`);
    },
  };
}

export function writeCounts(counts: TestCounts) {
  const file = process.env['TEST_COUNTS'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
}
