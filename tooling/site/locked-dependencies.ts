/** Dependencies of one package, as the lock file states them. Imports Node's own modules only. */
import { readFileSync } from 'node:fs';
import { inRoot } from 'tooling/setup/root';

/** Entry of npm's lock file. */
type LockEntry = {
  version?: string;
  integrity?: string;
  /** True for a link to a workspace. */
  link?: boolean;
  /** Folder of the workspace, for a link. */
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
};

/** Entries by folder, from the root. */
type LockEntries = Readonly<Record<string, LockEntry>>;

/** Package whose dependencies builds do not use: they use only its rules, which are sources. */
const notOfBuilds = 'release';

/** @returns names of the packages installed for it, without those for tests */
const namesIn = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta = {},
}: LockEntry): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** Folder where Node finds a package, as npm has placed it; none if it is not installed. */
function placesOf(entries: LockEntries, from: string, name: string): readonly string[] {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (entries[place]) return [place];
  return from === '' ? [] : placesOf(entries, from.slice(0, Math.max(from.lastIndexOf('/'), 0)), name);
}

/** @param folder  from the root. @returns a line with version and digest of each dependency, at any depth */
export function lockedDependencies(folder: string, entries: LockEntries = readLock()): string {
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

const readLock = () =>
  (JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: LockEntries }).packages;
