import type { Site } from 'shared-types';
import type { RecordOf, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { canonicalJson, recordText } from '../model/canonical-json.js';
import type { Composition, Published } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import { pageSetRecordKey } from '../store/keys.js';
import { remedy } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { usedFacts, type Facts } from './facts.js';

/** Another number whenever the same releases would give other pages. */
const pageFormat = 3;

const fileSchema = closedObject({
  /** Path in the folder of the page set. */
  file: v.string(),
  /** Uncompressed, in bytes. */
  size: v.number(),
  sha256: v.string(),
  /** Of its compressed siblings as they were rendered. */
  coded: closedObject({ br: v.string(), gzip: v.string() }),
});

export type PageFile = RecordOf<typeof fileSchema>;

const contentSchema = closedObject({
  /** Of what the page says, whatever draws it. */
  sha256: v.string(),
  /** Day on which it came to say so, `2026-01-31`. */
  changedOn: v.pipe(v.string(), v.isoDate()),
});

/** What search engines keep of a page. */
export type PageContent = RecordOf<typeof contentSchema>;

const remotePageSchema = closedObject({
  ...fileSchema.entries,
  /** Absent where search engines are to keep nothing of it. */
  content: v.exactOptional(contentSchema),
});

/** `type` is its media type. */
const documentSchema = closedObject({ type: v.string(), ...fileSchema.entries });

export type DocumentFile = RecordOf<typeof documentSchema>;

const keySchema = closedObject({
  format: v.number(),
  host: v.string(),
  /** `null` in the host's own set. */
  remote: v.nullable(v.string()),
  /** Digests of the facts used; `null` for one that no package offers. */
  facts: v.record(v.string(), v.nullable(v.string())),
  /** SHA-256 of the part of the configuration that pages carry; `''` where the configuration is lost. */
  siteConfig: v.string(),
  /** Links of the frame that are left out; absent where none is. */
  leftOut: v.exactOptional(v.array(v.string())),
  /** In the host's own set, where a remote was taken off the site. */
  hasGonePage: v.exactOptional(v.literal(true)),
});

/** What the pages of a set are made from: equal keys, equal pages. */
export type PageSetKey = RecordOf<typeof keySchema>;

const pageSetSchema = closedObject({
  schema: v.literal(1),
  key: keySchema,
  /** By path, percent-encoded, with the query of a further page of a list: `/products?page=2`. */
  pages: v.record(v.string(), remotePageSchema),
  /** Of routes that answer any value of their parameters. */
  frames: v.array(closedObject({ route: v.string(), ...fileSchema.entries })),
  /** By path, percent-encoded; absent where the remote offers none. */
  documents: v.exactOptional(v.record(v.string(), documentSchema)),
  /** In the host's own set only. */
  notFound: v.exactOptional(fileSchema),
  /** For paths of remotes that were taken off the site. In the host's own set only. */
  gone: v.exactOptional(fileSchema),
  /** SHA-256 of the record without this member. */
  digest: v.string(),
});

/** `page-set.json`: all pages of one remote in one host, with one set of facts. */
export type PageSet = RecordOf<typeof pageSetSchema>;

/** The record of a page set without its key. */
export type PageSetContent = Omit<PageSet, 'schema' | 'key' | 'digest'>;

export interface PageSetSource {
  /** Without a site where the configuration is lost. */
  readonly composition: Omit<Composition, 'site'> & { readonly site: SiteConfiguration | undefined };
  readonly facts: Facts;
  /** Absent for the host's own pages. */
  readonly remote: Published<RemoteRelease> | undefined;
}

/** What pages carry of a configuration: not the admitted remotes. */
export function siteInPages({ remotes: _, ...site }: SiteConfiguration): Site {
  return site;
}

/** Whether the host has a page for paths of remotes that were taken off the site. */
export const hasGonePage = ({ host, goneClaims }: Pick<Composition, 'host' | 'goneClaims'>): boolean =>
  goneClaims.length > 0 && host.release.links !== undefined;

export function pageSetKeyOf({ composition, facts, remote }: PageSetSource): PageSetKey {
  const { host, site, leftOut } = composition;
  const used = remote ? usedFacts(remote.release) : [];
  return {
    format: pageFormat,
    host: host.digest,
    remote: remote?.digest ?? null,
    facts: Object.fromEntries(used.map((name) => [name, facts.get(name)?.digest ?? null])),
    siteConfig: site ? sha256Hex(JSON.stringify(siteInPages(site))) : '',
    ...(leftOut.length > 0 && { leftOut }),
    ...(!remote && hasGonePage(composition) && { hasGonePage: true as const }),
  };
}

export const pageSetId = (key: PageSetKey): string => sha256Hex(canonicalJson(key)).slice(0, 32);

export const pageFilesOf = ({ pages, frames, documents, ...own }: PageSetContent): readonly PageFile[] => [
  ...Object.values(pages),
  ...frames,
  ...Object.values(documents ?? {}),
  ...[own.notFound, own.gone].filter((file) => file !== undefined),
];

/** The names of all page sets of a composition: those of its remotes, then the host's own. */
export const pageSetIdsOf = (composition: Composition, facts: Facts): readonly string[] =>
  [...composition.remotes, undefined].map((remote) =>
    pageSetId(pageSetKeyOf({ composition, facts, remote })),
  );

const digestOf = (record: object) => sha256Hex(recordText({ ...record, digest: undefined }));

export function pageSetText(key: PageSetKey, content: PageSetContent): string {
  const record = { schema: 1, key, ...content };
  return recordText({ ...record, digest: digestOf(record) });
}

/** Whether a record is one of this page set, and as it was written. */
function isOwnRecord(id: string, bytes: Buffer, { key, digest }: PageSet): boolean {
  if (pageSetId(key) !== id) return false;
  return digestOf(JSON.parse(bytes.toString()) as object) === digest;
}

/** Reads the bytes of a page set's record. Throws if they are not as they were written. */
export function parsePageSet(store: Store, id: string, bytes: Buffer): PageSet {
  const key = pageSetRecordKey(id);
  const set = parseRecord(pageSetSchema, bytes, { what: key, reason: 'integrity', fix: remedy(store) });
  if (isOwnRecord(id, bytes, set)) return set;
  throw new ReleaseError('integrity', `${key} was altered. ${remedy(store)}`);
}

/** A page set that is whole, or `undefined`. Throws if its record is not as it was written. */
export async function readPageSet(store: Store, id: string): Promise<PageSet | undefined> {
  const bytes = await store.read(pageSetRecordKey(id));
  return bytes && parsePageSet(store, id, bytes);
}

/** Whether a record that cannot be read is intact: a newer tool wrote it, and it must stay as it is. */
export async function isOfNewerTool(store: Store, id: string): Promise<boolean> {
  try {
    const record = JSON.parse(String(await store.read(pageSetRecordKey(id)))) as {
      readonly digest?: unknown;
    };
    return record.digest === digestOf(record) && !v.is(pageSetSchema, record);
  } catch {
    return false;
  }
}
