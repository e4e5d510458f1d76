/** Files of a release, with the digests that they must have. */
import type { Release } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { hexOfBase64 } from '../model/digest.js';
import { isCompressible } from '../store/compression.js';
import { releaseFileKey } from '../store/keys.js';
import type { KnownFile } from './known-file.js';

/** A file with the name that messages give it. */
export interface InventoryFile extends KnownFile {
  /** `page.js of shop 1.1.0`. */
  readonly title: string;
  readonly file: string;
  /** True if it is also sent compressed. */
  readonly isCoded: boolean;
}

/** Folder of modules for rendering; they are not served. */
const notServed = 'node/';

/** True if visitors may ask for a file of a release. */
export const isServed = (file: string): boolean => !file.startsWith(notServed) && !file.endsWith('.map');

/** One file of a release; `undefined` if it lists none of that path. */
export function releaseFile(release: Release, file: string): InventoryFile | undefined {
  const listed = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
  return (
    listed && {
      key: releaseFileKey(release.name, release.version, file),
      file,
      title: `${file} of ${titleOf(release)}`,
      sha256: hexOfBase64(listed.sha256),
      isCoded: isCompressible(file) && !file.startsWith(notServed),
    }
  );
}

export const releaseInventory = (release: Release): readonly InventoryFile[] =>
  Object.keys(release.files).flatMap((file) => releaseFile(release, file) ?? []);
