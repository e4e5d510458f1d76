import type { Page } from '@playwright/test';

type RequestKind = 'html' | 'script' | 'style' | 'image' | 'font' | 'data';

const kinds: Readonly<Record<string, RequestKind>> = {
  js: 'script',
  css: 'style',
  svg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  woff2: 'font',
  json: 'data',
};

/** @param path  without a query */
const kindOf = (path: string): RequestKind => kinds[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'html';

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
