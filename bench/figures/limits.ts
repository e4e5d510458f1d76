import { firstScriptBytes } from 'release/publishing/first-views';
import { inBytes } from '../report/table.js';
import type { PageFigures } from './page-figures.js';

const limits = {
  scriptBytes: firstScriptBytes,
  /** Sizes that fit the first flight of a connection. */
  htmlBytes: { home: 8000, elsewhere: 14_000 },
  manifestBytes: 4096,
  roundTrips: 2,
  /** Requests of home on a slow line until it is idle: about what a static export of it fetches. */
  idle: { bytes: 200_000, requests: 30 },
};

const htmlLimitFor = ({ name }: PageFigures) =>
  name === 'home' ? limits.htmlBytes.home : limits.htmlBytes.elsewhere;

const check = (what: string, value: number, limit: number) => ({ what, value, limit });

/** Application screens bring MUI; only pages with a prerendered view are held to the limits. */
export const checksOf = (pages: readonly PageFigures[], manifestBytes: number) => [
  ...pages
    .filter(({ hasView }) => hasView)
    .flatMap((page) => [
      check(`${page.path}: JavaScript`, page.firstScriptBytes, limits.scriptBytes),
      check(`${page.path}: HTML as stored`, page.htmlStoredBytes, htmlLimitFor(page)),
      check(`${page.path}: round trips after the document`, page.roundTrips, limits.roundTrips),
      check(`${page.path}: scripts before the largest paint`, page.tooEarly.length, 0),
    ]),
  ...pages
    .filter(({ name }) => name === 'home')
    .flatMap((page) => [
      check(`${page.path}: bytes until idle`, page.bytes, limits.idle.bytes),
      check(`${page.path}: requests until idle`, page.requests, limits.idle.requests),
    ]),
  check('manifest as stored', manifestBytes, limits.manifestBytes),
];

export const exceeded = (checks: ReturnType<typeof checksOf>): readonly string[] =>
  checks
    .filter(({ value, limit }) => value > limit)
    .map(({ what, value, limit }) => `${what}: ${inBytes(value)}, at most ${inBytes(limit)}`);
