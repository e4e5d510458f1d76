import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import { publishData } from '../../press/publish-data';
import { testFiles } from './test-catalogue';

/** What the data build writes, in memory: all but the catalogues on paper. */
export interface BuiltRelease {
  readonly json: ReadonlyMap<string, unknown>;
  readonly assets: ReadonlyMap<string, string>;
  /** As `LoadContext.readAsset`. */
  readonly readAsset: (path: string) => Promise<unknown>;
}

/** Runs the data build of the tests' catalogue. @param folders of another one, which the build reads itself */
export async function builtRelease(
  folders?: Pick<DataOutput, 'packageFolder' | 'dataFolder'>,
): Promise<BuiltRelease> {
  const json = new Map<string, unknown>();
  const assets = new Map<string, string>();
  const output: Parameters<typeof publishData>[0] = {
    packageFolder: '/nowhere',
    brand: fakeBrand,
    ...folders,
    cacheFolder: path.join(tmpdir(), 'built-release'),
    emitJson: (path, value) => void json.set(path, JSON.parse(JSON.stringify(value))),
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
    emitAssets: () => '/assets/photograph',
  };
  await publishData(output, folders ? undefined : testFiles());
  const readAsset = (path: string) =>
    json.has(path) ? Promise.resolve(json.get(path)) : Promise.reject(new Error(`no file ${path}`));
  return { json, assets, readAsset };
}

let known: Promise<BuiltRelease> | undefined;

/** The data of the tests' catalogue, built once for all tests of a file. They change nothing in it. */
export const testRelease = (): Promise<BuiltRelease> => (known ??= builtRelease());

/** Reads a file of that release, as `LoadContext.readAsset`. */
export const readAsset = async (path: string): Promise<unknown> => (await testRelease()).readAsset(path);
