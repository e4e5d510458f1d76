import * as v from 'valibot';
import { closedObject } from './closed-object.js';
import { offerEntries, storageEntrySchema } from './offer.js';
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
} from './texts.js';

const key = v.string();

const fileSchema = closedObject({
  /** Size uncompressed, in bytes. */
  size: wholeNumber(),
  /** SHA-256 of the bytes, base64. */
  sha256: textLike(/^[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 in base64'),
  /** Media type. */
  type: text,
});

/** Source that a release was built from. */
const sourceSchema = closedObject({
  /** Commit of HEAD, or `''` outside a repository. */
  commit: anyText,
  /** True if files differed from that commit. */
  dirty: flag,
});

/** What is known of a release in a browser. */
export const trialSchema = v.variant('kind', [
  /** It was opened in a browser, under the policy of the site. */
  closedObject({
    kind: v.literal('tried'),
    at: timestamp,
    /** Number of buttons, links and fields that were pressed. */
    presses: wholeNumber(),
  }),
  closedObject({
    kind: v.literal('untried'),
    /** Reason, or `''`. */
    reason: anyText,
  }),
]);

const common = {
  /** Format of this record. */
  schema: v.literal(1, 'must be 1: a newer tool wrote another format'),
  /** Name of the package in the site: `host`, or the remote's name. */
  name: kebabName,
  version,
  /** Time in ISO 8601: commit time of HEAD, or of the first build from changed files. */
  builtAt: timestamp,
  source: sourceSchema,
  /** Every file of the release folder but this one, by its path in it. */
  files: mapOf(filePath, fileSchema),
  /** Names of the facts in `facts/`. */
  facts: listOf(factName),
  /** Entries of what the package stores in a browser. */
  storage: listOf(storageEntrySchema),
  /** Trial of `adopt`; the store notes that of `publish` beside the release. */
  trial: v.exactOptional(trialSchema),
};

const screenFiles = closedObject({
  /** Scripts in the order of loading. */
  scripts: listOf(filePath),
  /** Style sheets in the order of the cascade. */
  styles: listOf(filePath),
});

const linkSchema = closedObject({
  path: sitePath,
  /** Links that stand below it: without any of them it is left out too. Absent: it stands for itself. */
  of: v.exactOptional(listOf(sitePath)),
});

const hostSchema = closedObject({
  kind: v.literal('host'),
  ...common,
  /** Contract versions that this host provides, newest last. */
  provides: v.pipe(listOf(version), v.nonEmpty('must name a contract version')),
  /** Shared modules that it provides, with their versions. */
  shared: mapOf(key, version),
  /** Scripts of the first load, in order. */
  scripts: listOf(filePath),
  /** Style sheets of the first load; inlined in every page. */
  styles: listOf(filePath),
  /**
   * The deferred part. Pages that hold no view inline its styles and load its scripts after the first. The key is not
   * `deferred` because stores keep records that were written with this one.
   */
  later: screenFiles,
  /** The boot script; inlined in every page. */
  boot: filePath,
  /** Addresses of fonts that every page preloads. */
  fonts: listOf(v.pipe(anyText, v.startsWith('/', 'must be a path'))),
  /** Pages that header and footer link to. Absent: the host cannot leave any of them out. */
  links: v.exactOptional(listOf(linkSchema)),
});

const remoteSchema = closedObject({
  kind: v.literal('remote'),
  ...common,
  ...offerEntries,
  /** Name in the federation runtime; carries the version. */
  id: text,
  /** Shared modules that it takes from the host, with the range it needs. */
  shared: mapOf(key, text),
  /** The federation entry. */
  entry: filePath,
  /** Its scripts are ES modules. Each of its documents has an import map with their hashes. */
  modules: v.exactOptional(v.literal(true)),
  /** Scripts and style sheets of each exposed screen, beyond the entry. */
  screens: mapOf(
    kebabName,
    closedObject({
      ...screenFiles.entries,
      /** Those of its chunks `<screen>-drawn…`, which a page that is drawn on request has, too. */
      drawn: v.exactOptional(screenFiles),
    }),
  ),
});

/** The form of `release.json`: type `Release`. */
export const releaseSchema = v.variant(
  'kind',
  [hostSchema, remoteSchema],
  'must be an object whose kind is "host" or "remote"',
);
