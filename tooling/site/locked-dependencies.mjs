/** What the lock file says of the dependencies of one package. Imports Node's own modules only. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/**
 * @typedef {object} LockEntry  of a lock file of npm
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]     to a workspace,
 * @property {string} [resolved]  whose folder this is
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { optional?: boolean }>>} [peerDependenciesMeta]
 */

/** @typedef {Readonly<Record<string, LockEntry>>} LockEntries  by folder, from the root */

/** Builds use its rules alone, which are sources. */
const notOfBuilds = 'release';

/** @param {LockEntry} entry @returns {string[]} names of what is installed for it, but for tests */
const namesIn = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** Where Node finds a package, as npm has placed it. @param {LockEntries} entries @param {string} from @param {string} name @returns {readonly string[]} none, if it is not installed */
function placesOf(entries, from, name) {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (entries[place]) return [place];
  return from === '' ? [] : placesOf(entries, from.slice(0, Math.max(from.lastIndexOf('/'), 0)), name);
}

/**
 * @param {string} folder of a package, from the root
 * @param {LockEntries} [entries]
 * @returns {string} a line with version and digest of each package that it depends on, at any depth
 */
export function lockedDependencies(folder, entries = readLock()) {
  const places = new Set([folder]);
  // A set is read to its end, what is added meanwhile included.
  for (const place of places) {
    const { link, resolved, ...entry } = entries[place] ?? {};
    const next = namesIn(entry).filter((name) => name !== notOfBuilds);
    const found = link && resolved ? [resolved] : next.flatMap((name) => placesOf(entries, place, name));
    for (const one of found) places.add(one);
  }
  const lines = [...places].flatMap((place) => {
    const { version, integrity } = entries[place] ?? {};
    return integrity ? [`${place.split('node_modules/').at(-1)} ${version} ${integrity}`] : [];
  });
  return [...new Set(lines)].sort().join('\n');
}

/** @returns {LockEntries} */
const readLock = () => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
