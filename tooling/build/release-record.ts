/** Writes `release.json` from what was built. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { federationId } from 'shared-types/protocol/federation-id';
import type { HostRelease, Release, RemoteRelease } from 'shared-types/release';
import { mediaTypeOf } from 'shared-types/schemas/media-type';
import { root } from 'tooling/setup/root';
import { neededRanges, providedVersions } from '../webpack/shared-modules.js';
import { exposedBy, readDescriptor } from '../webpack/remote.js';

export type Build = {
  folder: string;
  version: string;
  outputFolder: string;
  stats: StatsCompilation;
  earlier: Release | undefined;
};

/** @returns the record of every file of a folder, by its path in it */
export function filesOf(outputFolder: string): Release['files'] {
  const names = fs
    .readdirSync(outputFolder, { recursive: true })
    .map(String)
    .filter((name) => fs.statSync(path.join(outputFolder, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const bytes = fs.readFileSync(path.join(outputFolder, name));
      const sha256 = createHash('sha256').update(bytes).digest('base64');
      return [name, { size: bytes.length, sha256, type: mediaTypeOf(name) }];
    }),
  );
}

const git = (parameters: string[]) => {
  try {
    return execFileSync('git', parameters, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
};

function originOf({ folder, earlier }: Build) {
  const commit = git(['rev-parse', 'HEAD']);
  const isDirty =
    commit === '' ||
    git(['status', '--porcelain', '--', folder, 'host/brand', 'shared-types', 'tooling']) !== '';
  const committedAt = git(['log', '-1', '--format=%cI']);
  const builtAt = isDirty ? new Date() : new Date(committedAt);
  return {
    builtAt: earlier?.builtAt ?? builtAt.toISOString(),
    source: { commit, dirty: isDirty },
  };
}

const common = (build: Build) => ({
  schema: 1 as const,
  version: build.version,
  ...originOf(build),
  files: filesOf(build.outputFolder),
});

/** @param group  name of the chunk group */
function groupFiles({ stats }: Build, group: string) {
  const assets = stats.namedChunkGroups?.[group]?.assets ?? [];
  const names = assets.map(({ name }) => name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}

const fontsOf = ({ stats }: Build) =>
  (stats.assets ?? []).filter(({ name }) => name.endsWith('.woff2')).map(({ name }) => `/${name}`);

const hostList = (folder: string, name: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as unknown;

export const hostRecord = (build: Build): HostRelease => ({
  ...common(build),
  kind: 'host',
  name: 'host',
  facts: [],
  storage: hostList(build.folder, 'storage.json') as HostRelease['storage'],
  provides: [contractVersion],
  shared: providedVersions(build.folder),
  ...groupFiles(build, 'main'),
  later: groupFiles(build, 'deferred'),
  boot: 'boot.js',
  fonts: fontsOf(build),
  links: hostList(build.folder, 'links.json') as NonNullable<HostRelease['links']>,
});

export function remoteRecord(build: Build): RemoteRelease {
  const descriptor = readDescriptor(build.folder);
  const { name } = descriptor;
  return {
    ...common(build),
    facts: [],
    ...descriptor,
    kind: 'remote',
    id: federationId(name, build.version),
    shared: rangesTaken(build),
    entry: 'entry.js',
    screens: Object.fromEntries(
      exposedBy(descriptor).map((exposed) => [exposed.name, screenFiles(build, exposed.name)]),
    ),
  };
}

/** Files of a screen, and of its chunks for pages that are drawn on request. */
function screenFiles(build: Build, screen: string): RemoteRelease['screens'][string] {
  const drawn = Object.keys(build.stats.namedChunkGroups ?? {})
    .filter((name) => `${name}-`.startsWith(`${screen}-drawn-`))
    .map((name) => groupFiles(build, name));
  const files = (kind: 'scripts' | 'styles') => [...new Set(drawn.flatMap((group) => group[kind]))];
  const added = drawn.length > 0 && { drawn: { scripts: files('scripts'), styles: files('styles') } };
  return { ...groupFiles(build, screen), ...added };
}

/** Ranges of the shared modules that the built files import: a remote is not refused for one that it never uses. */
function rangesTaken({ folder, outputFolder }: Build) {
  const scripts = fs.readdirSync(outputFolder).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => fs.readFileSync(path.join(outputFolder, name), 'utf8')).join('\n');
  const isUsed = (specifier: string) => text.includes(`"${specifier}"`) || text.includes(`'${specifier}'`);
  return Object.fromEntries(Object.entries(neededRanges(folder)).filter(([specifier]) => isUsed(specifier)));
}
