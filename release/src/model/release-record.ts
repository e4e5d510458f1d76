import type { Release } from 'shared-types/release';
import * as v from 'valibot';
import { parseRecord, type RecordSource } from './parse-record.js';
import { isPackageName, isVersion } from './release-target.js';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const packageName = v.pipe(v.string(), v.check(isPackageName, 'must be a name in kebab case'));
const version = v.pipe(v.string(), v.check(isVersion, 'must be a semantic version'));
/** Relative, without `..` and without names that begin with a dot. */
const filePath = v.pipe(
  v.string(),
  v.regex(/^(?!\.)[A-Za-z0-9._-]+(?:\/(?!\.)[A-Za-z0-9._-]+)*$/, 'must be a relative path of plain names'),
);
/** Starts with a slash, has none at its end. */
const sitePath = v.pipe(
  v.string(),
  v.regex(/^(?:\/[a-z0-9._~-]+)+$/, 'must be a path in lower case, /like/this'),
);
const routePath = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?:[a-z0-9._~-]+|:[A-Za-z][A-Za-z0-9]*))+$/, 'must be a path like /products/:type'),
);
/** The path of one page, as `remote.json` lists it. */
const pagePath = v.pipe(
  v.string(),
  v.regex(/^(?:\/[A-Za-z0-9._~-]+)+$/, 'must be the path of one page, /like/This'),
);
const names = v.array(text);
const ranges = v.record(v.string(), text);

const fileSchema = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 in base64')),
  type: text,
});

const storageSchema = v.object({
  store: v.picklist(['local', 'session', 'indexed-db', 'cookie']),
  key: text,
  purpose: text,
  contains: text,
  lifetime: text,
  whenWritten: text,
});

const routeSchema = v.object({
  path: routePath,
  screen: packageName,
  title: text,
  description: text,
  heading: v.exactOptional(text),
  exact: v.exactOptional(v.boolean()),
  auth: v.exactOptional(names),
  uses: v.exactOptional(names),
  unlisted: v.exactOptional(v.picklist(['not-found', 'page'])),
  feed: v.exactOptional(v.object({ path: sitePath, title: text })),
  ui: v.exactOptional(v.literal('mui')),
});

const common = {
  schema: v.literal(1),
  name: packageName,
  version,
  builtAt: v.pipe(v.string(), v.isoTimestamp('must be a time as 2026-01-31T12:00:00Z')),
  source: v.object({ commit: v.string(), dirty: v.boolean() }),
  files: v.record(filePath, fileSchema),
  facts: v.array(packageName),
  storage: v.array(storageSchema),
};

/** Bounds of a form's declaration; what an enquiry may hold at most stands in `enquiries/limits.ts`. */
const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/, 'must be a short name'));
const fieldLengths = (most: number) =>
  v.record(fieldName, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));
const formSchema = v.object({
  lines: v.exactOptional(fieldLengths(500)),
  texts: v.exactOptional(fieldLengths(4000)),
  articles: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
});

const screenFiles = v.object({ scripts: v.array(filePath), styles: v.array(filePath) });

const hostSchema = v.object({
  kind: v.literal('host'),
  ...common,
  provides: v.pipe(v.array(version), v.nonEmpty('must name a contract version')),
  shared: v.record(v.string(), version),
  scripts: v.array(filePath),
  styles: v.array(filePath),
  later: screenFiles,
  boot: filePath,
  fonts: v.array(v.pipe(v.string(), v.startsWith('/'))),
  links: v.exactOptional(v.array(v.object({ path: sitePath, of: v.exactOptional(v.array(sitePath)) }))),
});

const remoteSchema = v.object({
  kind: v.literal('remote'),
  ...common,
  id: text,
  contract: text,
  claims: v.pipe(v.array(sitePath), v.nonEmpty('must name a path')),
  routes: v.array(routeSchema),
  shared: ranges,
  entry: filePath,
  screens: v.record(packageName, screenFiles),
  documents: v.exactOptional(v.array(packageName)),
  describer: v.exactOptional(packageName),
  removed: v.exactOptional(v.array(pagePath)),
  forms: v.exactOptional(v.record(fieldName, formSchema)),
});

const releaseSchema = v.variant('kind', [hostSchema, remoteSchema]);

const brokenBuild: Omit<RecordSource, 'what'> = {
  reason: 'refused',
  fix: 'Mend remote.json, or what the build writes, and build again',
};

/**
 * Reads `release.json`.
 *
 * @param problem what to say where it is not valid; unless told, that the build is wrong
 */
export const parseRelease = (bytes: Uint8Array, what: string, problem = brokenBuild): Release =>
  parseRecord(releaseSchema, bytes, { what, ...problem });
