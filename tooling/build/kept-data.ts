/** Takes the data of a package from its last build, if it would be made from the same again. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from 'tooling/setup/own-folder';
import { inRoot } from 'tooling/setup/root';
import { dataDigest } from '../site/packages.js';

type LastBuild = {
  /** Digest of everything that the data were made from. */
  key: string;
  /** Version of the release that has the data. */
  version: string;
  /** SHA-256 of each file by name. */
  files: Readonly<Record<string, string>>;
};

function readLast(file: string): LastBuild | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as LastBuild;
  } catch {
    return undefined;
  }
}

/** True if a release in `dist` still has these files as they were made. */
function hasFiles(folder: string, files: LastBuild['files']) {
  try {
    return Object.entries(files).every(([name, sha256]) => {
      const bytes = fs.readFileSync(path.join(folder, name));
      return createHash('sha256').update(bytes).digest('hex') === sha256;
    });
  } catch {
    return false;
  }
}

type WantedData = {
  folder: string;
  version: string;
  /** Folder of the data to build instead of the package's own. */
  dataFolder: string | undefined;
  outputFolder: string;
  /** Digest of the program that makes the data, and of its tools. */
  recipe: string;
};

/** @param make  makes the data, and sets the SHA-256 of each file by name */
export async function keptData(
  { folder, version, dataFolder, outputFolder, recipe }: WantedData,
  make: (written: Map<string, string>) => Promise<void>,
) {
  const recordFile = inRoot('.cache/data', path.basename(folder), 'last-build.json');
  const key = `${recipe} ${await dataDigest(folder, dataFolder)}`;
  const last = readLast(recordFile);
  const from = path.join(folder, 'dist', last?.version ?? '');
  if (last?.key !== key || !hasFiles(from, last.files)) {
    const written = new Map<string, string>();
    await make(written);
    writeWhole(recordFile, JSON.stringify({ key, version, files: Object.fromEntries(written) }));
    return;
  }
  for (const name of Object.keys(last.files)) {
    fs.mkdirSync(path.dirname(path.join(outputFolder, name)), { recursive: true });
    fs.copyFileSync(path.join(from, name), path.join(outputFolder, name), fs.constants.COPYFILE_FICLONE);
  }
  writeWhole(recordFile, JSON.stringify({ ...last, version }));
}
