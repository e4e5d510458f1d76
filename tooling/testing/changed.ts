/** Files that changed since a revision, and the tests that they can affect, for `npm test -- --changed [REVISION]`. */
import { execFileSync } from 'node:child_process';
import { root } from 'tooling/setup/root';

type Affected = {
  /** Files that anything may depend on; if there are any, all of `npm test` is run. */
  wide: string[];
  /** Packages whose pages can have changed, `remote-catalogue`. */
  remotes: string[];
  /** Packages in which something changed that no import leads to: all their unit tests run. */
  dataOwners: string[];
  /** Browser tests that changed themselves, from the root. */
  specs: string[];
};

const isDocument = (file: string) => file.startsWith('docs/') || file.endsWith('.md');
const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file);
const isUnitTest = (file: string) => /\.test\.\w+$/.test(file);
const isSpec = (file: string) => file.startsWith('e2e/') && file.endsWith('.spec.ts');

/** @param files  that changed, from the root. @param allRemotes  `remote-catalogue` and so on */
export function affectedBy(files: readonly string[], allRemotes: readonly string[]): Affected {
  const remoteOf = (file: string) => allRemotes.find((remote) => file.startsWith(`${remote}/`));
  const ofRemotes = files.filter((file) => remoteOf(file) !== undefined);
  const remotesOf = (some: readonly string[]) => [...new Set(some.map((file) => remoteOf(file) ?? ''))];
  return {
    wide: files.filter(
      (file) => !ofRemotes.includes(file) && !isDocument(file) && !isSpec(file) && !isUnitTest(file),
    ),
    remotes: remotesOf(ofRemotes.filter((file) => !isUnitTest(file))),
    dataOwners: remotesOf(ofRemotes.filter((file) => !isCode(file))),
    specs: files.filter(isSpec),
  };
}

/**
 * Chooses browser tests: of `npm test` those of the remotes' own folders, and one page of each of their screens; of all tests
 * those that changed themselves.
 *
 * @returns a pattern of files, titles and tags; `undefined` if no test is among them
 */
export function browserTestsOf({ remotes, specs }: Affected): string | undefined {
  const names = remotes.map((remote) => remote.replace('remote-', ''));
  const ofRemotes = names.flatMap((name) => [` ${name}/\\S+\\.spec\\.ts`, `@${name}\\b`]);
  const patterns = [
    ...(ofRemotes.length === 0 ? [] : [`^(?=.*@main\\b).*(?:${ofRemotes.join('|')})`]),
    ...specs.map((file) => ` ${file.replace('e2e/', '').replaceAll('.', '\\.')}`),
  ];
  return patterns.length === 0 ? undefined : patterns.join('|');
}

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

function commitOf(revision: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)[0];
  } catch {
    return undefined;
  }
}

/**
 * @param revision  that someone named. @throws if there is no such commit
 * @returns the commit that changes count from: where this branch left the main one
 */
export function commitBefore(revision: string | undefined): string {
  if (revision !== undefined) {
    const commit = commitOf(revision);
    if (commit === undefined)
      throw new Error(`Git knows no "${revision}". Name a commit or a branch after --changed.`);
    return commit;
  }
  const main = ['origin/HEAD', 'origin/main', 'main'].find((name) => commitOf(name) !== undefined);
  const [commit] = main === undefined ? git('rev-parse', 'HEAD') : git('merge-base', 'HEAD', main);
  return commit ?? 'HEAD';
}

/** @returns files that were changed, added or taken away since then, committed or not */
export const filesSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];
