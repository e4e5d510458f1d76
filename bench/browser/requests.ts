/** The requests of a document, as the browser reports them. */
import type { Page } from '@playwright/test';
import { kindOf, type RequestKind } from '../model/request-kinds.js';

export type Request = {
  path: string;
  kind: RequestKind;
  startMs: number;
  endMs: number;
  /** Size of the body as it was sent. */
  sizeBytes: number;
};

/** @returns requests, the document first */
export async function requestsOf(page: Page): Promise<Request[]> {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming;
        return { name, startMs: startTime, endMs: responseEnd, sizeBytes: encodedBodySize };
      },
    ),
  );
  return entries.map(({ name, ...entry }) => {
    const path = new URL(name).pathname;
    return { path, kind: kindOf(path), ...entry };
  });
}
