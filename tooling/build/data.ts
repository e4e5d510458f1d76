/** Output for a package's `data/build.ts`: puts data, facts and drawings into the release. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Brand, DataOutput } from 'shared-types/build';
import { inRoot } from 'tooling/setup/root';
import { keptSharingPicture } from '../pictures/kept-sharing-picture.js';
import { threads } from '../run/threads.js';
import { readBrand } from './brand.js';

function assetHash(parts: readonly (string | Uint8Array)[]) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}

export type DataSource = {
  packageFolder: string;
  /** Folder of the data to build instead of the package's own. */
  dataFolder?: string | undefined;
  /** Compiled `data/build.ts` of the package. */
  program: string;
  /** SHA-256 of each written file by its name, set by the output. */
  written?: Map<string, string>;
  /** Functions that each make one slow file, once, by its name, set by the output; without it, files are made at once. */
  later?: Map<string, () => Promise<void>>;
};

export const dataOutput = (
  outputFolder: string,
  { packageFolder, dataFolder, program, written, later }: DataSource,
): DataOutput => {
  const write = (name: string, bytes: string | Uint8Array) => {
    const file = path.join(outputFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
    written?.set(name, createHash('sha256').update(bytes).digest('hex'));
  };
  const cacheFolder = inRoot('.cache/data', path.basename(packageFolder));
  let readBefore: Brand | undefined;
  // A repository without pictures for sharing needs no brand.
  const brand = () => (readBefore ??= readBrand());
  const emitAsset: DataOutput['emitAsset'] = (bytes, extension) => {
    const name = `assets/${assetHash([bytes])}${extension}`;
    write(name, bytes);
    return `/${name}`;
  };
  const emitJson = (name: string, value: unknown) => write(name, JSON.stringify(value));
  const makeLater = (name: string, make: () => Promise<void>) => {
    let made: Promise<void> | undefined;
    later?.set(name, () => (made ??= make()));
  };
  const emitAssetLater: DataOutput['emitAssetLater'] = async (key, extension, make) => {
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
      if (later) makeLater(name, makeNow);
      else await makeNow();
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
