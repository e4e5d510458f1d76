/** Brings a store up to date with the sources: builds what changed, publishes it, and makes it live in one generation. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openOperator, type Operator } from 'release';
import { parseSite } from 'release/model/site-record';
import { inTurn } from 'tooling/setup/checkout';
import { inRoot, root } from 'tooling/setup/root';
import { startBuild } from '../build/start-build.js';
import { localPackages, type LocalPackage } from './packages.js';

type State = Awaited<ReturnType<Operator['state']>>;
type Say = (text: string) => void;

/** Configuration of a site on this machine. */
export const siteFile = inRoot('release/local/site.json');

/** Folder of a package's release, once it is built. */
export const distOf = ({ folder, version }: LocalPackage): string => inRoot(folder, 'dist', version);

/** Number of builds at once. Each runs several compilers; more gain no time on two cores. */
const buildsAtOnce = 2;

/** @returns packages of each process: groups of similar size, the largest package first */
function inGroups(packages: readonly LocalPackage[]): LocalPackage[][] {
  const sizeOf = (group: LocalPackage[]) => group.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const groups: LocalPackage[][] = Array.from({ length: buildsAtOnce }, () => []);
  for (const localPackage of packages.toSorted((one, other) => other.sizeBytes - one.sizeBytes))
    groups.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]?.push(localPackage);
  return groups.filter((group) => group.length > 0);
}

/** Builds the packages that are not built yet: a build gets its name when it is whole. Only one process at a time may do so. */
export async function buildAll(packages: readonly LocalPackage[], say: Say) {
  const waiting = packages.filter((localPackage) => !existsSync(distOf(localPackage)));
  if (waiting.length === 0) return;
  say(`building ${waiting.map(({ folder }) => folder).join(', ')}`);
  let built = 0;
  const sayBuilt = (line: string) => say(`${line}, ${(built += 1)} of ${waiting.length}`);
  await Promise.all(
    inGroups(waiting).map(async (group) => {
      const requests = group.map(({ folder, version, dataFolder }) => ({
        folder,
        version,
        leavesTypes: true,
        // A first start would take seconds longer for the host, which changes seldom.
        isCached: folder !== 'host',
        ...(dataFolder && { dataFolder }),
      }));
      const { code, output } = await startBuild(requests, sayBuilt);
      const complaints = output.replaceAll(/^built .*\n/gm, '').trim();
      if (code !== 0) throw new Error(complaints);
      if (complaints !== '') say(complaints);
    }),
  );
}

type SiteOptions = {
  /** File of the site's configuration, if it is not that of this machine. */
  site?: string;
  dataFolders?: Readonly<Record<string, string>>;
};

/** @throws if anything live is damaged, which `release render` mends where it is a page */
async function wholeState(operator: Operator, store: string): Promise<State> {
  await operator.init();
  const { state, problems } = await operator.status({ isQuick: true });
  if (problems.length === 0) return state;
  throw new Error(
    [
      ...problems.map(({ text }) => `damaged: ${text}`),
      `Remove ${['releases', 'assets', 'pages', 'envs', 'previews'].map((name) => path.join(store, name)).join(', ')} to build the site again. The databases beside them stay.`,
    ].join('\n'),
  );
}

async function releaseChanged(
  operator: Operator,
  changed: readonly LocalPackage[],
  { say, site }: { say: Say; site: string | undefined },
) {
  say(`publishing ${changed.map(({ name }) => name).join(', ')}`);
  await operator.publish(changed.map(distOf), { isQuick: true });
  say('rendering pages');
  const targets = changed.map(({ name, version }) => `${name}@${version}`);
  const { generation, pages, warnings } = await operator.promote({ targets, siteFile: site });
  say(`generation ${generation} with ${pages} new pages`);
  for (const warning of warnings) say(`warning: ${warning}`);
}

/** @returns the file of a configuration; `undefined` if it lacks a live remote, so that the live one stays */
export function admittingSite(file: string, packages: State['packages'], say: Say): string | undefined {
  const { remotes } = parseSite(readFileSync(file), file);
  const lacking = Object.keys(packages).filter((name) => name !== 'host' && !remotes.includes(name));
  if (lacking.length === 0) return file;
  const place = path.relative(root, file);
  say(
    `${place} lacks ${lacking.join(', ')} in its \`remotes\`, so the live configuration stays: add it there, or \`retire\` it.`,
  );
  return undefined;
}

/**
 * Brings a store up to date. Safe to end at any moment: a build, a release and a generation exist whole or not at all.
 * @returns operator of the store, whose newest generation is built from the sources; `settle` is to follow
 * @throws an error with the messages of what failed
 */
export const prepareSite = (store: string, say: Say, options: SiteOptions = {}): Promise<Operator> =>
  inTurn(() => prepare(store, say, options));

async function prepare(
  store: string,
  say: Say,
  { site = siteFile, dataFolders }: SiteOptions,
): Promise<Operator> {
  const operator = openOperator({ store });
  const packages = await localPackages(dataFolders);
  const changedSince = (state: State | undefined) =>
    packages.filter(({ name, version }) => state?.packages[name]?.active.version !== version);
  // The packages to build seldom depend on a damage of the store.
  const built = changedSince(await operator.state().catch(() => undefined));
  const [state] = await Promise.all([wholeState(operator, store), buildAll(built, say)]);
  const changed = changedSince(state);
  const others = changed.filter((localPackage) => !built.includes(localPackage));
  await buildAll(others, say);
  // Publish admits what the live configuration names: a remote that is new to the site comes after it.
  const taken = admittingSite(site, state.packages, say);
  if (state.packages['host'] && taken !== undefined) await operator.configure(taken);
  if (changed.length > 0) await releaseChanged(operator, changed, { say, site: taken });
  return operator;
}

/** Folder of the store of `npm start`. */
export const localStore = path.join(root, '.site');

/** Versions published in the store of `npm start`, by package. */
export const publishedHere = async () => await openOperator({ store: localStore }).published();
