/** The packages that become releases, and the version that a build of their present sources has. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compiledFiles } from 'tooling/setup/compile';
import { inRoot, manifestOf, root, workspaces } from 'tooling/setup/root';

export type LocalPackage = {
  /** Name of the package's folder: `remote-catalogue`. */
  folder: string;
  /** Name of its releases: `catalogue`. */
  name: string;
  /** Version `0.0.0-local.h<12 hex>`, made from everything that the build reads. */
  version: string;
  /** Size of its sources. */
  sizeBytes: number;
  /** Folder of the data to build instead of the package's own, from the root. */
  dataFolder?: string;
};

/** Files in a package's folder that are not sources of a build. */
const notSources =
  /(^|\/)(node_modules|dist|\.types)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|^shared-types\/(testing$|CHANGELOG\.md$)/;

/** Files that every build reads besides its package, without types of the tests' matchers and tools around the build. */
const readByEveryBuild = [
  'host/brand',
  'package-lock.json',
  'shared-types',
  'tooling/build',
  'tooling/pictures',
  'tooling/webpack',
  'tooling/setup/compile.mjs',
  'tooling/setup/root.mjs',
  'tooling/types/files.d.ts',
  'tsconfig.base.json',
];

/** Folder of the package in a repository that is one package. */
export const onlyPackage = () => (manifestOf(root).workspaces ? undefined : '.');

/** @returns folders with a `remote.json`, from the root */
export const remoteFolders = (): readonly string[] =>
  workspaces().filter((folder) => existsSync(inRoot(folder, 'remote.json')));

/** @returns the host first, then the remotes */
export const packageFolders = (): readonly string[] => [
  ...workspaces().filter((folder) => folder === 'host'),
  ...remoteFolders(),
];

const withoutKind = (name: string) => name.replace(/^remote-/, '');

/** @param folder  of a package, from the root. @returns name of its releases: `catalogue` */
export const releaseName = (folder: string): string => withoutKind(manifestOf(inRoot(folder)).name);

/**
 * The folder of a package by its name or that of its releases: `catalogue` and `remote-catalogue` are one.
 * @throws an error that lists the names
 */
export function packageNamed(name: string, folders: readonly string[] = workspaces()): string {
  const folder = folders.find((candidate) => releaseName(candidate) === withoutKind(name));
  if (folder) return folder;
  throw new Error(`There is no package '${name}'. Choose from: ${folders.map(releaseName).join(', ')}.`);
}

/** @returns the files of a file or a folder, from the root */
function filesOf(place: string): string[] {
  if (notSources.test(place)) return [];
  if (statSync(inRoot(place)).isFile()) return [place];
  return readdirSync(inRoot(place)).flatMap((entry) => filesOf(path.posix.join(place, entry)));
}

/**
 * Equal files give the equal digest on any machine and in any folder. @returns hexadecimal SHA-256 of all their files
 * @param places  files and folders, from the root
 */
export async function digestOfFiles(places: readonly string[]): Promise<string> {
  const files = places.flatMap(filesOf).sort();
  const hash = createHash('sha256');
  // One after the other: a supplier may have tens of thousands of documents.
  for (const file of files) {
    const bytes = await readFile(inRoot(file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Digest of all that decides how a package (absolute folder) is compiled: loaders, their options, compilers. */
export function compilersDigest(folder: string): Promise<string> {
  const place = path.relative(root, folder).replaceAll(path.sep, '/');
  const own = compiledFiles(place).map(({ source }) => path.relative(root, source));
  return digestOfFiles([...own, ...readByEveryBuild]);
}

/** The program that makes data reads no module as a file: what it imports is part of it. */
const modules = /\/src\/.*\.(tsx?|css)$/;

/**
 * @param folder  of a package, absolute. @param dataFolder  to build instead of its own, from the root
 * @returns digest of the files that the program which makes the data may read
 */
export function dataDigest(folder: string, dataFolder?: string): Promise<string> {
  const place = path.relative(root, folder).replaceAll(path.sep, '/');
  const files = filesOf(place).filter((file) => !modules.test(file));
  return digestOfFiles([...files, ...(dataFolder ? [dataFolder] : [])]);
}

/** @param dataFolders  of packages that are built from other data than their own */
export const localPackages = (
  dataFolders: Readonly<Record<string, string>> = {},
): Promise<readonly LocalPackage[]> =>
  Promise.all(
    packageFolders().map(async (folder) => {
      const dataFolder = dataFolders[folder];
      const places = [folder, ...readByEveryBuild, ...(dataFolder ? [dataFolder] : [])];
      const digest = await digestOfFiles(places);
      const sizeBytes = filesOf(folder).reduce((sum, file) => sum + statSync(inRoot(file)).size, 0);
      return {
        folder,
        name: releaseName(folder),
        version: `0.0.0-local.h${digest.slice(0, 12)}`,
        sizeBytes,
        ...(dataFolder && { dataFolder }),
      };
    }),
  );
