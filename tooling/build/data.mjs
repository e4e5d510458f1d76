/** Runs the package's own `data/build.ts`, which puts data, facts and drawings into the release. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { keptSharingPicture } from '../pictures/kept-sharing-picture.mjs';
import { threads } from '../run/threads.mjs';
import { inRoot } from '../root.mjs';
import { readBrand } from './brand.mjs';

const require = createRequire(import.meta.url);

/** @param {readonly (string | Uint8Array)[]} parts */
function assetHash(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} outputFolder
 * @param {{ packageFolder: string, dataFolder?: string | undefined, program: string }} data `program`: its compiled `data/build.ts`
 * @returns {import('shared-types/build').DataOutput}
 */
export const dataOutput = (outputFolder, { packageFolder, dataFolder, program }) => {
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ bytes) => {
    const file = path.join(outputFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  };
  const cacheFolder = inRoot('.cache/data', path.basename(packageFolder));
  const brand = readBrand();
  /** @type {import('shared-types/build').DataOutput['emitAsset']} */
  const emitAsset = (bytes, extension) => {
    const name = `assets/${assetHash([bytes])}${extension}`;
    write(name, bytes);
    return `/${name}`;
  };
  return {
    packageFolder,
    dataFolder,
    brand,
    cacheFolder,
    emitFile: write,
    emitJson: (name, value) => write(name, JSON.stringify(value)),
    emitAsset,
    emitAssets: (files) => {
      const name = `assets/${assetHash([...files].flatMap(([end, bytes]) => [`${end} ${bytes.length}\0`, bytes]))}`;
      for (const [end, bytes] of files) write(name + end, bytes);
      return `/${name}`;
    },
    emitSharingPicture: async (picture) =>
      emitAsset(await keptSharingPicture(cacheFolder, picture, brand), '.png'),
    inThread: threads(program),
  };
};

/**
 * @param {string} outputFolder holds the compiled `data/build.ts`, which does not become part of the release
 * @param {string} packageFolder
 * @param {string} [dataFolder] to build in the place of the package's own data
 */
export async function buildData(outputFolder, packageFolder, dataFolder) {
  const program = path.join(outputFolder, 'node/data-build.cjs');
  if (!fs.existsSync(program)) return;
  await require(program).build(dataOutput(outputFolder, { packageFolder, dataFolder, program }));
  fs.rmSync(program);
}
