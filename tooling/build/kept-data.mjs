/** Takes the data of a package from its last build, if it would be made from the same again. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../run/own-folder.mjs';
import { dataDigest } from '../site/packages.mjs';
import { inRoot } from '../root.mjs';

/**
 * @typedef {object} LastBuild
 * @property {string} key      digest of what its data were made from
 * @property {string} version  of the release that has them
 * @property {Readonly<Record<string, string>>} files  SHA-256 of each, by name
 */

/** @param {string} file @returns {LastBuild | undefined} */
function readLast(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a release that lies in `dist` still has these files as they were made. @param {string} folder @param {LastBuild['files']} files */
function hasFiles(folder, files) {
  try {
    return Object.entries(files).every(([name, sha256]) => {
      const bytes = fs.readFileSync(path.join(folder, name));
      return createHash('sha256').update(bytes).digest('hex') === sha256;
    });
  } catch {
    return false;
  }
}

/**
 * @typedef {object} WantedData
 * @property {string} folder        of the package
 * @property {string} version       that is being built
 * @property {string | undefined} dataFolder  to build in the place of the package's own data
 * @property {string} outputFolder
 * @property {string} recipe        digest of the program that makes them, and of its tools
 */

/**
 * @param {WantedData} wanted
 * @param {(written: Map<string, string>) => Promise<void>} make  says the SHA-256 of each file, by name
 */
export async function keptData({ folder, version, dataFolder, outputFolder, recipe }, make) {
  const recordFile = inRoot('.cache/data', path.basename(folder), 'last-build.json');
  const key = `${recipe} ${await dataDigest(folder, dataFolder)}`;
  const last = readLast(recordFile);
  const from = path.join(folder, 'dist', last?.version ?? '');
  if (last?.key !== key || !hasFiles(from, last.files)) {
    const written = new Map();
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
