import { setTimeout as pause } from 'node:timers/promises';
import { problemAt, problemText, type Problem } from 'release/inspection/problem';
import { pinnedTargets } from 'release/model/pinned-targets';
import { sha256Hex } from 'release/model/digest';
import { messageOf } from 'release/model/thrown';
import type { RightFiles } from 'release/integrity/known-file';
import { openChain } from 'release/store/chain';
import { environmentKey, generationKey } from 'release/store/keys';
import { releaseCommand } from 'release/model/release-command';
import type { Store } from 'release/store/store';
import { checkedFiles } from './checked-files.js';
import { chooseSite, type SharedSite } from './choose-site.js';
import { healthOf } from './health.js';
import type { LiveSite } from './live-site.js';
import type { LiveReleases } from './release-files.js';
import type { SiteSource } from './site-parts.js';

/** Interval at which the head of the chain is read, in milliseconds: a change shows within a second. */
const pollMs = 400;

/** Number of files with problems that are checked again with each poll: they may have been repaired. */
const watchedFiles = 50;

export type FollowedSite = Awaited<ReturnType<typeof followSite>>;

export interface FollowOptions {
  /** Called once for each new problem. */
  readonly onProblem?: (text: string) => void;
  readonly right?: RightFiles;
  /** Called with each site that is served from now on. */
  readonly onServed?: (site: LiveSite, shared?: LiveSite) => void;
}

const onStandardError = (text: string) => void process.stderr.write(`${text}\n`);

const uniqueProblems = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [problem.key, problem])).values(),
];

/** State of the files with problems, as a text that changes when one of them is repaired or altered, or another is found. */
async function heldByProblems(store: Store, problems: readonly Problem[]): Promise<string> {
  const held = problems.slice(0, watchedFiles).map(async ({ key }) => {
    const bytes = await (store.reread ?? store.read)(key).catch(() => undefined);
    return `${key} ${bytes ? sha256Hex(bytes) : 'missing'}`;
  });
  return [problems.length, ...(await Promise.all(held))].join(' ');
}

/** Problem of a store that does not answer: what looks damaged meanwhile may be whole. */
function silence(store: Store): readonly Problem[] | undefined {
  const failure = store.failure?.();
  const command = releaseCommand(['doctor', '--store', store.title]);
  return failure && [{ key: '', text: failure.message, command }];
}

/** Keeps what is served, and the reasons why it is not the newest generation, or not as it was released. */
function openChoice(source: SiteSource, onServed?: FollowOptions['onServed']) {
  const { store, env } = source;
  let site: LiveSite | undefined;
  let shared: SharedSite | undefined;
  let problems: readonly Problem[] = [];
  let isRefusing = false;
  /** Releases that are live or were so: old tabs request their files, and nobody those of others. */
  const pins = new Map<string, string>();

  function adopt(next: LiveSite, nextShared: SharedSite | undefined) {
    site = next;
    shared = nextShared;
    onServed?.(next, nextShared?.site);
  }

  const sides = () => [site, shared?.site];

  const releases: LiveReleases = {
    pinOf: ({ name, version }) => pins.get(`${name}@${version}`),
    servedRelease: ({ name, version }) =>
      sides()
        .flatMap((side) => side?.releases ?? [])
        .find(({ release }) => release.name === name && release.version === version)?.release,
    fileAt: (key) => site?.files.get(key) ?? shared?.site.files.get(key),
  };

  return {
    site: () => site,
    shared: () => (site ? shared : undefined),
    releases,
    problems: () => problems,
    isRefusing: () => isRefusing,
    /** @param isCancelled true if what was found must not be served: files that could not be read may be there in a moment */
    choose: async (isCancelled: () => boolean): Promise<void> => {
      const served = site;
      const { links, newest, ...chosen } = await chooseSite(source, served?.n);
      if (isCancelled()) return;
      problems = chosen.problems;
      const pinned = links.flatMap(({ generation }) => pinnedTargets(generation.state));
      for (const { name, version, digest } of pinned) pins.set(`${name}@${version}`, digest);
      // A generation that was served must stay in the chain. A chain that does not lead to it was altered.
      const isLost = served && !links.some(({ hash }) => hash === served.hash);
      if (isLost) {
        const text = `Generation ${served.n} of ${env}, which is served, is missing or was altered.`;
        problems = [...problems, problemAt(store, generationKey(env, served.n), text)];
      } else if (chosen.isOver) site = undefined;
      else if (chosen.site && (chosen.isWhole || chosen.site.n >= (served?.n ?? 0)))
        adopt(chosen.site, chosen.shared);
      isRefusing = site !== undefined && (isLost === true || site.n < newest);
    },
  };
}

async function poll(round: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (await pause(pollMs, true, { signal, ref: false }).catch(() => false)) await round();
}

/** Calls a function once for each new problem. */
function problemReporter(onProblem: (text: string) => void) {
  let reported: ReadonlySet<string> = new Set();
  return (problems: readonly Problem[]): void => {
    const texts = problems.map(problemText);
    for (const text of texts) if (!reported.has(text)) onProblem(text);
    reported = new Set(texts);
  };
}

/** Serves the newest generation that is whole, and looks for a newer one until it is stopped. */
export async function followSite(
  store: Store,
  env: string,
  { onProblem = onStandardError, right, onServed }: FollowOptions = {},
) {
  const chain = openChain(store, env);
  const files = checkedFiles(store, right);
  const choice = openChoice({ store, env, files }, onServed);
  const current = choice.site;
  const stopping = new AbortController();
  /** Reasons why the last look failed as a whole: a folder that may not be read. */
  let lookProblems: readonly Problem[] = [];
  /** True if the last look found no answer: until one has ended, what is served may be old. */
  let isStale = false;
  let seenAtChoice = '';
  const report = problemReporter(onProblem);

  const damage = () => uniqueProblems([...lookProblems, ...choice.problems(), ...files.problems()]);
  const problems = () => silence(store) ?? damage();
  const isAway = () => current() !== undefined && store.failure?.() !== undefined;

  /** Chooses again when the chain, or something that is damaged, is not as it was. */
  async function look() {
    const head = await chain.head().then((link) => link?.hash, messageOf);
    if (isAway()) return;
    const seen = `${head ?? ''} ${await heldByProblems(store, damage())}`;
    if (seen === seenAtChoice) return;
    await choice.choose(() => isAway() || stopping.signal.aborted);
    // As it was before: what is repaired meanwhile is seen by the next look.
    if (!isAway()) seenAtChoice = seen;
  }

  async function round() {
    // Files that cannot be read now may be there in a moment.
    lookProblems = await look().then(
      () => [],
      (error: unknown) => [problemAt(store, environmentKey(env), messageOf(error))],
    );
    isStale = isAway();
    report(problems());
  }

  await round();
  void poll(round, stopping.signal);
  return {
    ...choice.releases,
    /** `undefined` until there is a generation with a host and a configuration. */
    current,
    /** Site of a part of the visitors; `undefined` while all get the same. */
    shared: choice.shared,
    files,
    health: () => {
      const isRefusing = choice.isRefusing();
      return healthOf({ site: current(), problems: problems(), isRefusing, isStale: isStale || isAway() });
    },
    /** A look under way changes nothing any more. */
    stop: () => stopping.abort(),
  };
}
