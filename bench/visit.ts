/** A first visit with an empty cache, in a window of a desktop on a slow line and a slow processor. */
import type { Flags } from 'lighthouse';
import { metricOf, record } from './record.js';

export type Request = {
  path: string;
  /** Type as the browser has it: `Document`, `Script`, `Stylesheet`, `Image`, `Font`, `Fetch`. */
  type: string;
  /** Time at which the page asked for it. */
  startMs: number;
  endMs: number;
};

export type Visit = {
  /** Requests until the page is idle, the document first. */
  requests: readonly Request[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
};

const quietMs = 1000;

const settings: Flags = {
  onlyAudits: [
    'network-requests',
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ],
  formFactor: 'desktop',
  screenEmulation: { width: 1280, height: 800, mobile: false, deviceScaleFactor: 1 },
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
  pauseAfterLoadMs: quietMs,
  networkQuietThresholdMs: quietMs,
  cpuQuietThresholdMs: quietMs,
  disableFullPageScreenshot: true,
};

type NetworkItem = {
  url: string;
  resourceType: string;
  rendererStartTime: number;
  networkEndTime: number;
};

export async function visit(address: string): Promise<Visit> {
  const result = await record(address, settings);
  const { items } = result.audits['network-requests']?.details as unknown as { items: NetworkItem[] };
  const requests = items
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType, rendererStartTime, networkEndTime }) => ({
      path: new URL(url).pathname,
      type: resourceType,
      startMs: rendererStartTime,
      endMs: networkEndTime,
    }));
  return {
    requests,
    firstPaintMs: metricOf(result, 'first-contentful-paint'),
    largestPaintMs: metricOf(result, 'largest-contentful-paint'),
    blockingMs: metricOf(result, 'total-blocking-time'),
    layoutShift: metricOf(result, 'cumulative-layout-shift'),
  };
}
