import type { Site } from 'shared-types';
import type { RecordOf, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import type { InventoryFile } from '../integrity/inventory.js';
import { canonicalJson } from '../model/canonical-json.js';
import type { Composition, Published } from '../model/composition.js';
import { sha256Hex } from '../model/digest.js';
import { pageFormat } from '../model/page-format.js';
import { pageContentKey, pageSetRecordKey, pageSetsKey } from '../store/keys.js';
import { readSealed, sealedText } from '../store/sealed-record.js';
import type { Store } from '../store/store.js';
import { usedFacts, type Facts } from './facts.js';

const fileSchema = closedObject({
  /** Path in the page set; its bytes are stored by their digest. */
  file: v.string(),
  /** Size of the uncompressed file, in bytes. */
  size: v.number(),
  sha256: v.string(),
});

export type PageFile = RecordOf<typeof fileSchema>;

const remotePageSchema = closedObject({
  ...fileSchema.entries,
  /** Day of the release, `2026-01-31`; absent where search engines are to keep nothing of the page. */
  changedOn: v.exactOptional(v.string()),
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
  /** SHA-256 of the part of the configuration that pages carry. */
  siteConfig: v.string(),
  /** Links of the frame that are left out; absent where none is. */
  leftOut: v.exactOptional(v.array(v.string())),
  /** True in the host's own set, where a remote was taken off the site. */
  hasGonePage: v.exactOptional(v.literal(true)),
});

/** Inputs that the pages of a set are made from: equal keys, equal pages. */
export type PageSetKey = RecordOf<typeof keySchema>;

const pageSetSchema = closedObject({
  schema: v.literal(1),
  key: keySchema,
  /** Pages by path, percent-encoded, with the query of a further page of a list: `/products?page=2`. */
  pages: v.record(v.string(), remotePageSchema),
  /** Pages rendered once for the pattern of a route. They answer any value of its parameters. */
  patternPages: v.array(closedObject({ route: v.string(), ...fileSchema.entries })),
  /** Documents by path, percent-encoded; absent where the remote offers none. */
  documents: v.exactOptional(v.record(v.string(), documentSchema)),
  /** Page for a path without a page. In the host's own set only. */
  notFound: v.exactOptional(fileSchema),
  /** Page for paths of remotes that were taken off the site. In the host's own set only. */
  gone: v.exactOptional(fileSchema),
});

/** The record of a page set: all pages of one remote in one host, with one set of facts. */
export type PageSet = RecordOf<typeof pageSetSchema>;

/** The record of a page set without its key. */
export type PageSetContent = Omit<PageSet, 'schema' | 'key'>;

export interface PageSetSource {
  readonly composition: Composition;
  readonly facts: Facts;
  /** Remote of the set; absent for the host's own pages. */
  readonly remote: Published<RemoteRelease> | undefined;
}

/** Part of a configuration that the pages of a remote carry. @param remote  absent for the host's own pages */
export function siteInPages(configuration: SiteConfiguration, remote?: Pick<RemoteRelease, 'name'>): Site {
  const { remotes: _, formerWorkers: _workers, security: _security, ...site } = configuration;
  const inPages = ['auth', remote?.name];
  const api = Object.entries(site.api).filter(([name]) => inPages.includes(name));
  return { ...site, api: Object.fromEntries(api) };
}

/** True if the host has a page for paths of remotes that were taken off the site. */
export const hasGonePage = ({ goneClaims }: Pick<Composition, 'goneClaims'>): boolean =>
  goneClaims.length > 0;

export function pageSetKeyOf({ composition, facts, remote }: PageSetSource): PageSetKey {
  const { host, site, leftOut } = composition;
  const used = remote ? usedFacts(remote.release) : [];
  return {
    format: pageFormat,
    host: host.digest,
    remote: remote?.digest ?? null,
    facts: Object.fromEntries(used.map((name) => [name, facts.get(name)?.digest ?? null])),
    siteConfig: sha256Hex(JSON.stringify(siteInPages(site, remote?.release))),
    ...(leftOut.length > 0 && { leftOut }),
    ...(!remote && hasGonePage(composition) && { hasGonePage: true as const }),
  };
}

export const pageSetId = (key: PageSetKey): string => sha256Hex(canonicalJson(key)).slice(0, 32);

export const pageFilesOf = ({
  pages,
  patternPages,
  documents,
  ...own
}: PageSetContent): readonly PageFile[] => [
  ...Object.values(pages),
  ...patternPages,
  ...Object.values(documents ?? {}),
  ...[own.notFound, own.gone].filter((file) => file !== undefined),
];

/** The files of a set, with the digests that they must have. */
export const pageInventory = (id: string, set: PageSetContent): readonly InventoryFile[] =>
  pageFilesOf(set).map(({ file, sha256 }) => {
    const title = `${file} of page set ${id}`;
    return { key: pageContentKey(sha256), file, title, sha256, isCoded: true };
  });

/** The names of all page sets of a composition: those of its remotes, then the host's own. */
export const pageSetIdsOf = (composition: Composition, facts: Facts): readonly string[] =>
  [...composition.remotes, undefined].map((remote) =>
    pageSetId(pageSetKeyOf({ composition, facts, remote })),
  );

export const pageSetText = (key: PageSetKey, content: PageSetContent): string =>
  sealedText({ schema: 1, key, ...content });

/** The names of all page sets of a store. */
export const storedPageSets = async (store: Store): Promise<readonly string[]> =>
  (await store.list(pageSetsKey)).map((name) => name.replace(/\.json$/, ''));

/** The record of a page set; `undefined` if there is none, or if it is damaged. */
export async function readPageSet(store: Store, id: string): Promise<PageSet | undefined> {
  const set = await readSealed(store, pageSetRecordKey(id), pageSetSchema);
  return set && pageSetId(set.key) === id ? set : undefined;
}
