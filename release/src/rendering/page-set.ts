import type { Site } from 'shared-types';
import type { RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { canonicalJson, recordText } from '../model/canonical-json.js';
import type { Composition, Published } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { parseRecord } from '../model/parse-record.js';
import { ReleaseError } from '../model/release-error.js';
import type { CodedDigests } from '../store/compression.js';
import { pageSetRecordKey } from '../store/keys.js';
import { remedy } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { usedFacts, type Facts } from './facts.js';

/** Another number whenever the same releases would give other pages. */
const pageFormat = 3;

/** Pages of this format carry the whole configuration. Those that a store has are served as they are. */
const wholeSiteFormat = 2;

const fileSchema = closedObject({
  file: v.string(),
  size: v.number(),
  sha256: v.string(),
  coded: v.exactOptional(closedObject({ br: v.string(), gzip: v.string() })),
});

const contentSchema = closedObject({ sha256: v.string(), changedOn: v.pipe(v.string(), v.isoDate()) });

const keySchema = closedObject({
  format: v.number(),
  host: v.string(),
  remote: v.nullable(v.string()),
  facts: v.record(v.string(), v.nullable(v.string())),
  siteConfig: v.string(),
  leftOut: v.exactOptional(v.array(v.string())),
  hasGonePage: v.exactOptional(v.literal(true)),
});

/** Form of `page-set.json`. */
const pageSetSchema = closedObject({
  schema: v.literal(1),
  key: keySchema,
  pages: v.record(
    v.string(),
    closedObject({ ...fileSchema.entries, content: v.exactOptional(contentSchema) }),
  ),
  frames: v.array(closedObject({ route: v.string(), ...fileSchema.entries })),
  documents: v.exactOptional(v.record(v.string(), closedObject({ type: v.string(), ...fileSchema.entries }))),
  notFound: v.exactOptional(fileSchema),
  gone: v.exactOptional(fileSchema),
  digest: v.exactOptional(v.string()),
});

/** A page in its page set. */
export interface PageFile {
  /** Path in the folder of the page set. */
  readonly file: string;
  /** Uncompressed, in bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Of its compressed siblings as they were rendered; absent in page sets that were written before this was recorded. */
  readonly coded?: CodedDigests;
}

/** What search engines keep of a page. */
export interface PageContent {
  /** Of what it says, whatever draws it. */
  readonly sha256: string;
  /** Day on which it came to say so, `2026-01-31`. */
  readonly changedOn: string;
}

/** A remote's page in its page set. */
export interface RemotePageFile extends PageFile {
  /** Absent where search engines are to keep nothing of it. */
  readonly content?: PageContent;
}

/** A document in its page set. */
export interface DocumentFile extends PageFile {
  /** Media type. */
  readonly type: string;
}

/** What the pages of a set are made from: equal keys, equal pages. */
export interface PageSetKey {
  readonly format: number;
  readonly host: string;
  /** `null` in the host's own set. */
  readonly remote: string | null;
  /** Digests of the facts used; `null` for one that nobody offers. */
  readonly facts: Readonly<Record<string, string | null>>;
  /** SHA-256 of the part of the configuration that pages carry; `''` where the configuration is lost. */
  readonly siteConfig: string;
  /** Links of the frame that are left out; absent where none is. */
  readonly leftOut?: readonly string[];
  /** In the host's own set, where a remote was taken off the site. */
  readonly hasGonePage?: true;
}

/** `page-set.json`: all pages of one remote in one host, with one set of facts. */
export interface PageSet {
  readonly schema: 1;
  readonly key: PageSetKey;
  /** By path, percent-encoded, with the query of a further page of a list: `/products?page=2`. */
  readonly pages: Readonly<Record<string, RemotePageFile>>;
  /** Of routes that answer any value of their parameters. */
  readonly frames: readonly (PageFile & { readonly route: string })[];
  /** By path, percent-encoded; absent where the remote offers none. */
  readonly documents?: Readonly<Record<string, DocumentFile>>;
  /** In the host's own set only. */
  readonly notFound?: PageFile;
  /** For paths of remotes that were taken off the site. In the host's own set only. */
  readonly gone?: PageFile;
  /** SHA-256 of the record without this member; absent in records that were written before it was kept. */
  readonly digest?: string;
}

/** What was rendered, without what it was rendered from. */
export type PageSetContent = Omit<PageSet, 'schema' | 'key' | 'digest'>;

/** What a page set is made from. */
export interface PageSetSource {
  /** Without a site where the configuration is lost. */
  readonly composition: Omit<Composition, 'site'> & { readonly site: SiteConfiguration | undefined };
  readonly facts: Facts;
  /** Absent for the host's own pages. */
  readonly remote: Published<RemoteRelease> | undefined;
}

/** What pages carry of a configuration: not the admitted remotes. */
function pageSite({ remotes: _, ...site }: SiteConfiguration): Site {
  return site;
}

/** What the pages of a set carry of a configuration. */
export const siteInPages = ({ format }: PageSetKey, site: SiteConfiguration): Site =>
  format === wholeSiteFormat ? site : pageSite(site);

/** The keys of a page set: that of today, then that of the format before. */
export function pageSetKeysOf({
  composition,
  facts,
  remote,
}: PageSetSource): readonly [PageSetKey, PageSetKey] {
  const { host, site, siteDigest, leftOut, goneClaims } = composition;
  const used = remote ? usedFacts(remote.release) : [];
  const key = {
    format: pageFormat,
    host: host.digest,
    remote: remote?.digest ?? null,
    facts: Object.fromEntries(used.map((name) => [name, facts.get(name)?.digest ?? null])),
    siteConfig: site ? sha256Hex(JSON.stringify(pageSite(site))) : '',
    ...(leftOut.length > 0 && { leftOut }),
    ...(!remote && goneClaims.length > 0 && host.release.links && { hasGonePage: true as const }),
  };
  return [key, { ...key, format: wholeSiteFormat, siteConfig: siteDigest }];
}

/** The key by which a store has a page set; today's where it does not have the set. */
export async function pageSetKeyIn(store: Store, source: PageSetSource): Promise<PageSetKey> {
  const [key, before] = pageSetKeysOf(source);
  const hasSet = (wanted: PageSetKey) => store.has(pageSetRecordKey(pageSetId(wanted)));
  return !(await hasSet(key)) && (await hasSet(before)) ? before : key;
}

/** The name of a page set in the store. */
export const pageSetId = (key: PageSetKey): string => sha256Hex(canonicalJson(key)).slice(0, 32);

/** All files of a page set. */
export const pageFilesOf = ({ pages, frames, documents, ...own }: PageSetContent): readonly PageFile[] => [
  ...Object.values(pages),
  ...frames,
  ...Object.values(documents ?? {}),
  ...[own.notFound, own.gone].filter((file) => file !== undefined),
];

/** The names of all page sets of a composition: those of its remotes, then the host's own. */
export async function pageSetIdsOf(
  store: Store,
  composition: Composition,
  facts: Facts,
): Promise<readonly string[]> {
  const keys = [...composition.remotes, undefined].map((remote) =>
    pageSetKeyIn(store, { composition, facts, remote }),
  );
  return (await Promise.all(keys)).map(pageSetId);
}

const digestOf = (record: object) => sha256Hex(recordText({ ...record, digest: undefined }));

/** The bytes of `page-set.json`. */
export function pageSetText(key: PageSetKey, content: PageSetContent): string {
  const record = { schema: 1, key, ...content };
  return recordText({ ...record, digest: digestOf(record) });
}

/** Whether a record is one of this page set, and as it was written. */
function isOwnRecord(id: string, bytes: Buffer, { key, digest }: PageSet): boolean {
  if (pageSetId(key) !== id) return false;
  return digest === undefined || digestOf(JSON.parse(bytes.toString()) as object) === digest;
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
