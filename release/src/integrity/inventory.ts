/** What a release consists of, file by file, with the digests that they must have. */
import type { Release } from 'shared-types/release';
import { digest } from 'shared-types/schemas/texts';
import * as v from 'valibot';
import { titleOf } from '../model/composition.js';
import { hexOfBase64 } from '../model/digest.js';
import { isCompressible, type CodedDigests } from '../store/compression.js';
import { codedRecordKey, releaseFileKey } from '../store/keys.js';
import { buildFolderOf } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import type { KnownFile, KnownSiblings } from './known-file.js';

/** A file with the name that messages give it. */
export interface InventoryFile extends KnownFile {
  /** `page.js of shop 1.1.0`. */
  readonly title: string;
  /** Path in its release or page set. */
  readonly file: string;
  /** Build folder to restore it from if no copy in the store is intact; pages are rendered again instead. */
  readonly from?: string;
}

const codedRecordSchema = v.object({
  schema: v.literal(1),
  files: v.record(v.string(), v.object({ br: digest, gzip: digest })),
});

/** Digests of the compressed files of a release, by the path in it. */
export type CodedFiles = Readonly<Record<string, CodedDigests>>;

/** A derived record, as far as it can be read: what it names is checked without it too. */
export async function derivedRecord<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const result = v.safeParse(schema, JSON.parse(String(await store.read(key))));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export const codedFilesOf = async (
  store: Store,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Promise<CodedFiles> =>
  (await derivedRecord(store, codedRecordKey(name, version), codedRecordSchema))?.files ?? {};

/** Folder of modules for rendering; they are not served. */
const notServed = 'node/';

export const isKeptCoded = (file: string): boolean => isCompressible(file) && !file.startsWith(notServed);

/** Whether visitors may ask for a file of a release. */
export const isServed = (file: string): boolean => !file.startsWith(notServed) && !file.endsWith('.map');

const siblingsOf = (digests: CodedDigests): KnownSiblings => ({ br: [digests.br], gzip: [digests.gzip] });

/** One file of a release; `undefined` if it lists none of that path. */
export function releaseFile(release: Release, file: string, coded: CodedFiles): InventoryFile | undefined {
  const listed = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
  if (!listed) return undefined;
  const digests = coded[file];
  return {
    key: releaseFileKey(release.name, release.version, file),
    file,
    title: `${file} of ${titleOf(release)}`,
    sha256: hexOfBase64(listed.sha256),
    isCoded: isKeptCoded(file),
    from: buildFolderOf(release),
    ...(digests && { siblings: siblingsOf(digests) }),
  };
}

export async function releaseInventory(store: Store, release: Release): Promise<readonly InventoryFile[]> {
  const coded = await codedFilesOf(store, release);
  return Object.keys(release.files).flatMap((file) => releaseFile(release, file, coded) ?? []);
}
