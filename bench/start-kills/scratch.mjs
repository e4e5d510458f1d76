/** A copy of this checkout that trials may damage. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from 'tooling/root.mjs';

/** Folders that builds and starts create. */
const made = ['.site', '.cache', 'release/dist'];
const madeInPackage = ['dist', '.types'];

const packages = () => ['.', ...readdirSync(root)].filter((name) => existsSync(inRoot(name, 'package.json')));

/** Tracked files, and those that are not committed yet. */
const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(inRoot(file)));

/** The one file of node_modules that npm writes in place. */
const npmRecord = 'node_modules/.package-lock.json';

/** As links to the same files. @param {string} folder */
function linkModules(folder) {
  for (const name of packages().filter((name) => existsSync(inRoot(name, 'node_modules'))))
    execFileSync('cp', ['-al', inRoot(name, 'node_modules'), path.join(folder, name, 'node_modules')]);
  rmSync(path.join(folder, npmRecord));
  cpSync(inRoot(npmRecord), path.join(folder, npmRecord));
}

/** @param {string} file @param {(value: any) => unknown} change */
const changeJson = (file, change) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));

/** An article that names no other, which may be gone. @param {any} article */
const withoutOthers = ({ alsoAvailableIn: _, ...article }) => article;

/** Keeps ten articles and two remotes. @param {string} folder */
function reduce(folder) {
  const own = path.join(folder, 'remote-catalogue/catalogue');
  const catalogue = existsSync(own) ? own : path.join(folder, 'remote-catalogue/sample');
  const data = path.join(catalogue, 'articles');
  readdirSync(data).forEach((file, index) =>
    changeJson(path.join(data, file), (articles) => articles.slice(0, index < 2 ? 2 : 1).map(withoutOthers)),
  );
  changeJson(path.join(catalogue, 'catalogue.json'), ({ featured: _, cover: __, ...settings }) => settings);
  for (const name of ['remote-corporate', 'remote-template-demo'])
    rmSync(path.join(folder, name, 'remote.json'));
  changeJson(path.join(folder, 'release/local/site.json'), (site) => ({
    ...site,
    remotes: ['catalogue', 'auth'],
  }));
}

/**
 * @param {string} folder that does not exist
 * @param {{ isSmall: boolean, hasModules: boolean }} kind small: the host, two remotes and ten articles
 */
export function makeScratch(folder, { isSmall, hasModules }) {
  for (const file of sourceFiles()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(inRoot(file), path.join(folder, file));
  }
  if (hasModules) linkModules(folder);
  if (isSmall) reduce(folder);
}

/**
 * Takes away what was built, so that the next start is a first one.
 *
 * @param {string} folder
 * @param {{ keepsHost: boolean }} options
 */
export function forgetBuilds(folder, { keepsHost }) {
  const inPackages = packages().flatMap((name) => madeInPackage.map((place) => path.join(name, place)));
  for (const place of [...made, ...inPackages].filter((place) => !(keepsHost && place === 'host/dist')))
    rmSync(path.join(folder, place), { recursive: true, force: true });
}
