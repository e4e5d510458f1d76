import { firstScriptBytes } from 'release/publishing/first-views';
import { inBytes } from '../report/table.js';
import type { PageFigures } from './page-figures.js';

const home = '/home';

const limits = {
  /** Sizes that fit the first flight of a connection. */
  htmlBytes: { home: 8000, elsewhere: 14_000 },
  manifestBytes: 4096,
  roundTrips: 2,
  /** Requests of home on a slow line until it is idle: about what a static export of it fetches. */
  idle: { bytes: 200_000, requests: 30 },
};

const check = (what: string, value: number, limit: number) => ({ what, value, limit });

/** Application screens bring MUI; only pages with a prerendered view are held to the limits. */
export const checksOf = (pages: readonly PageFigures[], manifestBytes: number) => [
  ...pages
    .filter(({ hasView }) => hasView)
    .flatMap(({ path, ...page }) => [
      check(`${path}: JavaScript`, page.firstScriptBytes, firstScriptBytes),
      check(`${path}: HTML`, page.htmlBytes, limits.htmlBytes[path === home ? 'home' : 'elsewhere']),
      check(`${path}: round trips after the document`, page.roundTrips, limits.roundTrips),
      check(`${path}: scripts before the largest paint`, page.tooEarly, 0),
    ]),
  ...pages
    .filter(({ path }) => path === home)
    .flatMap(({ path, bytes, requests }) => [
      check(`${path}: bytes until idle`, bytes, limits.idle.bytes),
      check(`${path}: requests until idle`, requests, limits.idle.requests),
    ]),
  check('manifest', manifestBytes, limits.manifestBytes),
];

export const exceeded = (checks: ReturnType<typeof checksOf>): readonly string[] =>
  checks
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ what, value, limit }) => `${what}: ${inBytes(value)}, at most ${inBytes(limit)}`);
