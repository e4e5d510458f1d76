/** Builds one package from its sources into a release folder that `release publish` takes. */
import fs from 'node:fs';
import path from 'node:path';
import { openDist } from 'release/publishing/dist-folder';
import { refuseIfAny } from 'release/publishing/publish-checks';
import { reachProblems } from 'release/publishing/reach-checks';
import type { Release } from 'shared-types/release';
import { makeOwnFolder, putInPlace } from 'tooling/setup/own-folder';
import { inPackage, manifestOf } from 'tooling/setup/root';
import { threads } from '../run/threads.js';
import { compilersDigest } from '../site/packages.js';
import { checkContents } from './check-contents.js';
import { checkScreens } from './check-screens.js';
import { compile } from './compile.js';
import { readDescriptor } from '../webpack/remote.js';
import { configsOf } from './configs-of.js';
import { hostRecord, remoteRecord, type Build } from './release-record.js';

const inThread = threads(inPackage('tooling', 'dist/build/build-for-node.js'));

type BuildPackageOptions = {
  /** True if nothing checks the types of modules against the contract: `npm run check` does. */
  leavesTypes?: boolean;
  /** Folder of the data to build instead of the package's own. */
  dataFolder?: string | undefined;
  /** True to reuse what earlier builds compiled; no other process may build the package meanwhile. */
  isCached?: boolean;
  /** Folder for the source maps of scripts: they are written to `FOLDER/NAME/VERSION`. */
  mapsFolder?: string;
};

/**
 * @param folder  of the package. @param version  semantic version. @returns the release folder
 * @throws an error with the compiler's messages; the folder of the version is then as it was
 */
export async function buildPackage(
  folder: string,
  version: string,
  options: BuildPackageOptions = {},
): Promise<string> {
  const outputFolder = path.join(folder, 'dist', version);
  const unfinished = makeOwnFolder(path.join(folder, 'dist'));
  try {
    const build = { folder, version, outputFolder: unfinished, earlier: readEarlier(outputFolder) };
    await writeRelease(build, options);
    putInPlace(unfinished, outputFolder);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return outputFolder;
}

async function writeRelease(
  unbuilt: Omit<Build, 'stats'>,
  { leavesTypes = false, dataFolder, isCached = false, mapsFolder }: BuildPackageOptions,
) {
  const { folder, version, outputFolder } = unbuilt;
  const isHost = manifestOf(folder).name === 'host';
  const hasMaps = mapsFolder !== undefined;
  const options = { version, outputFolder, mode: 'production' as const, hasMaps };
  const cacheVersion = isCached ? await compilersDigest(folder) : undefined;
  const [browserConfig] = await configsOf(folder, options);
  const [stats] = await Promise.all([
    compile([browserConfig], cacheVersion),
    inThread('buildForNode', { folder, options, dataFolder, cacheVersion }),
    isHost || leavesTypes ? undefined : checkScreens(folder),
  ]);
  const name = isHost ? 'host' : readDescriptor(folder).name;
  if (mapsFolder) moveMaps(outputFolder, path.join(mapsFolder, name, version));
  checkContents(outputFolder, isHost);
  const build = { ...unbuilt, stats };
  const record = isHost ? hostRecord(build) : remoteRecord(build);
  fs.writeFileSync(path.join(outputFolder, 'release.json'), `${JSON.stringify(record, undefined, 1)}\n`);
  refuseIfAny(await reachProblems(await openDist(outputFolder)));
}

/** Moves the maps out of the release. Each script has got a line at its beginning since its map was made. */
function moveMaps(from: string, to: string) {
  fs.mkdirSync(to, { recursive: true });
  for (const file of fs.readdirSync(from).filter((name) => name.endsWith('.js.map'))) {
    const map = JSON.parse(fs.readFileSync(path.join(from, file), 'utf8')) as { mappings: string };
    fs.writeFileSync(path.join(to, file), JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
    fs.rmSync(path.join(from, file));
  }
}

/** Record of an earlier build of the same version, whose time of building is kept. */
function readEarlier(outputFolder: string): Release | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(outputFolder, 'release.json'), 'utf8')) as Release;
  } catch {
    return undefined;
  }
}
