import * as v from 'valibot';
import { closedObject } from './closed-object.mjs';
import { offerEntries, storageEntrySchema } from './offer.mjs';
import {
  anyText,
  factName,
  filePath,
  flag,
  kebabName,
  listOf,
  mapOf,
  sitePath,
  text,
  textLike,
  timestamp,
  version,
  wholeNumber,
} from './texts.mjs';

const key = v.string();

const fileSchema = closedObject({
  size: wholeNumber(),
  sha256: textLike(/^[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 in base64'),
  type: text,
});

const common = {
  schema: v.literal(1, 'must be 1: a newer tool wrote another format'),
  name: kebabName,
  version,
  builtAt: timestamp,
  source: closedObject({ commit: anyText, dirty: flag }),
  files: mapOf(filePath, fileSchema),
  facts: listOf(factName),
  storage: listOf(storageEntrySchema),
};

const screenFiles = closedObject({ scripts: listOf(filePath), styles: listOf(filePath) });

const hostSchema = closedObject({
  kind: v.literal('host'),
  ...common,
  provides: v.pipe(listOf(version), v.nonEmpty('must name a contract version')),
  shared: mapOf(key, version),
  scripts: listOf(filePath),
  styles: listOf(filePath),
  later: screenFiles,
  boot: filePath,
  fonts: listOf(v.pipe(anyText, v.startsWith('/', 'must be a path'))),
  links: v.exactOptional(listOf(closedObject({ path: sitePath, of: v.exactOptional(listOf(sitePath)) }))),
});

const remoteSchema = closedObject({
  kind: v.literal('remote'),
  ...common,
  ...offerEntries,
  id: text,
  shared: mapOf(key, text),
  entry: filePath,
  screens: mapOf(kebabName, screenFiles),
});

/** The form of `release.json`: type `Release`. */
export const releaseSchema = v.variant(
  'kind',
  [hostSchema, remoteSchema],
  'must be an object whose kind is "host" or "remote"',
);
