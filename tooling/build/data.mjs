/** What the package's own `data/build.ts` puts data, facts and drawings into the release with. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { keptSharingPicture } from '../pictures/kept-sharing-picture.mjs';
import { threads } from '../run/threads.mjs';
import { inRoot } from '../root.mjs';
import { readBrand } from './brand.mjs';

/** @param {readonly (string | Uint8Array)[]} parts */
function assetHash(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}

/**
 * @typedef {object} DataSource
 * @property {string} packageFolder
 * @property {string | undefined} [dataFolder]  to build in the place of the package's own data
 * @property {string} program  its compiled `data/build.ts`
 * @property {Map<string, string>} [written]  gets the SHA-256 of each file that is written, by its name
 * @property {Map<string, () => Promise<void>>} [later]  gets what would take long, by file: each makes it, once
 */

/**
 * @param {string} outputFolder
 * @param {DataSource} data
 * @returns {import('shared-types/build').DataOutput}
 */
export const dataOutput = (outputFolder, { packageFolder, dataFolder, program, written, later }) => {
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ bytes) => {
    const file = path.join(outputFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
    written?.set(name, createHash('sha256').update(bytes).digest('hex'));
  };
  const cacheFolder = inRoot('.cache/data', path.basename(packageFolder));
  /** @type {import('shared-types/build').Brand | undefined} */
  let readBefore;
  // A repository without pictures for sharing needs no brand.
  const brand = () => (readBefore ??= readBrand());
  /** @type {import('shared-types/build').DataOutput['emitAsset']} */
  const emitAsset = (bytes, extension) => {
    const name = `assets/${assetHash([bytes])}${extension}`;
    write(name, bytes);
    return `/${name}`;
  };
  const emitJson = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    write(name, JSON.stringify(value));
  /** @param {string} name @param {() => Promise<void>} make */
  const makeLater = (name, make) => {
    /** @type {Promise<void> | undefined} */
    let made;
    later?.set(name, () => (made ??= make()));
  };
  /** @type {import('shared-types/build').DataOutput['emitAssetLater']} */
  const emitAssetLater = async (key, extension, make) => {
    if (!later) {
      const bytes = await make();
      return { address: emitAsset(bytes, extension), sizeBytes: bytes.length };
    }
    const name = `assets/${assetHash([key])}${extension}`;
    makeLater(name, async () => write(name, await make()));
    return { address: `/${name}` };
  };
  return {
    packageFolder,
    dataFolder,
    get brand() {
      return brand();
    },
    cacheFolder,
    emitFile: write,
    emitJson,
    emitJsonLater: async (name, make) => {
      const makeNow = async () => emitJson(name, await make());
      await (later ? makeLater(name, makeNow) : makeNow());
    },
    emitAsset,
    emitAssetLater,
    emitAssets: (files) => {
      const name = `assets/${assetHash([...files].flatMap(([end, bytes]) => [`${end} ${bytes.length}\0`, bytes]))}`;
      for (const [end, bytes] of files) write(name + end, bytes);
      return `/${name}`;
    },
    emitSharingPicture: async (picture) => {
      const make = () => keptSharingPicture(cacheFolder, picture, brand());
      return (await emitAssetLater(JSON.stringify(picture), '.png', make)).address;
    },
    inThread: threads(program),
  };
};
