import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishData } from '../../data/publish-data';

/** What the data build writes, in memory: all but the catalogues on paper. */
export interface BuiltRelease {
  readonly json: ReadonlyMap<string, unknown>;
  readonly assets: ReadonlyMap<string, string>;
  /** As `LoadContext.readAsset`. */
  readonly readAsset: (path: string) => Promise<unknown>;
}

/**
 * Runs the data build of the real articles.
 *
 * @param packageFolder where files beside them are looked for
 */
export async function builtRelease(packageFolder = path.resolve(__dirname, '../..')): Promise<BuiltRelease> {
  const json = new Map<string, unknown>();
  const assets = new Map<string, string>();
  await publishData({
    packageFolder,
    cacheFolder: path.join(tmpdir(), 'built-release'),
    emitJson: (path, value) => void json.set(path, JSON.parse(JSON.stringify(value))),
    emitFile: () => {
      throw new Error('The catalogue writes no file at an address of its own.');
    },
    emitAsset: (bytes, extension) => {
      const address = `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}${extension}`;
      assets.set(address, bytes.toString());
      return address;
    },
    // Drawing takes longer than all tests of a screen; which picture it is shows in what it would be drawn of.
    emitSharingPicture: (picture) =>
      Promise.resolve(
        `/assets/${createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 20)}.png`,
      ),
    emitAssets: () => {
      throw new Error('No article of the demonstration has a photograph.');
    },
  });
  const readAsset = (path: string) =>
    json.has(path) ? Promise.resolve(json.get(path)) : Promise.reject(new Error(`no file ${path}`));
  return { json, assets, readAsset };
}
