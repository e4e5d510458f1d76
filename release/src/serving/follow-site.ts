import { fileProblems, problemAt, problemText, type Problem } from '../inspection/problem.js';
import type { GenerationState } from '../model/generation.js';
import { pinnedTargets } from '../model/pinned-targets.js';
import { messageOf } from '../model/thrown.js';
import { openChain } from '../store/chain.js';
import type { Link } from '../store/generation-files.js';
import { environmentKey, generationKey } from '../store/keys.js';
import { otherStore } from '../store/repair-command.js';
import type { Store } from '../store/store.js';
import { checkInBackground, recordProblemsOf } from './background-check.js';
import { chooseSite, tryGeneration, type SiteSource } from './choose-site.js';
import { healthOf } from './health.js';
import type { LiveSite } from './live-site.js';
import type { LiveReleases } from './release-files.js';
import { verifiedFiles } from './verified-files.js';
import { heldByProblems } from './watched-keys.js';

/** How often the head of the chain is looked at, in milliseconds: a change shows within a second. */
const pollMs = 400;

/** How many damaged files are checked again with each poll: they may have been repaired. */
const recheckedFiles = 50;

export type FollowedSite = Awaited<ReturnType<typeof followSite>>;

export interface FollowOptions {
  /** Between two rounds of the check of all files, in milliseconds. */
  readonly checkIntervalMs?: number;
  /** Called once for each new problem. */
  readonly onProblem?: (text: string) => void;
}

const onStandardError = (text: string) => void process.stderr.write(`${text}\n`);

const uniqueProblems = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [problem.key, problem])).values(),
];

/** Serves the newest generation that is whole, and looks for a newer one until it is stopped. */
export async function followSite(
  store: Store,
  env: string,
  { checkIntervalMs, onProblem = onStandardError }: FollowOptions = {},
) {
  const chain = openChain(store, env);
  const files = verifiedFiles(store);
  const source: SiteSource = { store, env, files };
  let site: LiveSite | undefined;
  const pins = new Map<string, string>();
  /** Why the newest generation is not served, or not as it was released. */
  let chosenProblems: readonly Problem[] = [];
  /** Damaged records that the check in the background found. */
  let recordProblems: readonly Problem[] = [];
  /** Why the last look failed as a whole: a folder that may not be read. */
  let lookProblems: readonly Problem[] = [];
  let isRefusing = false;
  let seenAtChoice = '';
  let heldRecords = '';
  let reported: ReadonlySet<string> = new Set();

  const problems = () =>
    uniqueProblems([
      ...lookProblems,
      ...chosenProblems,
      ...recordProblems,
      ...files.damaged().flatMap((file) => fileProblems(store, file)),
    ]);

  function reportProblems() {
    const texts = problems().map(problemText);
    for (const text of texts) if (!reported.has(text)) onProblem(text);
    reported = new Set(texts);
  }

  function adopt(next: LiveSite) {
    site = next;
    files.setCopies(next.copies);
    pin(next.state);
  }

  /** Earlier generations count too: old tabs request their files. */
  function pin(state: GenerationState) {
    for (const { name, version, digest } of pinnedTargets(state)) pins.set(`${name}@${version}`, digest);
  }

  /** A generation that was served must stay in the chain. A chain without it, or with other bytes, was altered. */
  async function lostGeneration(): Promise<Problem | undefined> {
    if (!site) return undefined;
    const { n, hash } = site;
    const seen = await chain.read(n).catch(() => undefined);
    if (seen?.hash === hash) return undefined;
    const text = `Generation ${n} of ${env}, which is served, is missing or was altered.`;
    return problemAt(store, generationKey(env, n), { text, source: { env, head: hash, from: otherStore } });
  }

  /** Goes on serving the current generation, since the chain is damaged. */
  function refuse(reasons: readonly Problem[]) {
    isRefusing = true;
    chosenProblems = reasons;
  }

  async function choose(lost: Problem | undefined, head: Link | undefined) {
    if (lost) {
      refuse([lost]);
      return;
    }
    const tried = head && (await tryGeneration(source, head));
    if (tried?.site?.isWhole || (head && tried && !tried.site && tried.problems.length === 0)) {
      isRefusing = false;
      chosenProblems = [];
      if (tried.site) adopt(tried.site);
    } else if (site?.isWhole) {
      const damaged = (tried?.site?.damaged ?? []).flatMap((file) => fileProblems(store, file));
      refuse([...(tried?.problems ?? (await chooseSite(source)).problems), ...damaged]);
      adopt(site);
    } else {
      const chosen = await chooseSite(source);
      isRefusing = false;
      chosenProblems = chosen.problems;
      if (chosen.site) adopt(chosen.site);
    }
  }

  /** Chooses again when the chain, or something that is damaged, is not as it was. */
  async function look() {
    const head = await chain.head().catch((error: unknown) => messageOf(error));
    const lost = await lostGeneration();
    const seen = async () =>
      [
        typeof head === 'string' ? head : head?.hash,
        lost?.key,
        await heldByProblems(store, chosenProblems),
      ].join(' ');
    if ((await seen()) === seenAtChoice) return;
    if (typeof head === 'object') pin(head.generation.state);
    await choose(lost, typeof head === 'string' ? undefined : head);
    seenAtChoice = await seen();
  }

  /** Drops problems that were repaired. */
  async function lookAgain() {
    await Promise.all(
      files
        .damaged()
        .slice(0, recheckedFiles)
        .map(({ file }) => files.check(file)),
    );
    if (recordProblems.length === 0 || (await heldByProblems(store, recordProblems)) === heldRecords) return;
    await hearProblems(await recordProblemsOf(source));
  }

  async function hearProblems(found: readonly Problem[]) {
    recordProblems = found;
    heldRecords = await heldByProblems(store, found);
  }

  async function round() {
    try {
      await look();
      await lookAgain();
      lookProblems = [];
    } catch (error) {
      // What cannot be read now may be there in a moment.
      lookProblems = [problemAt(store, environmentKey(env), { text: messageOf(error) })];
    }
    reportProblems();
  }

  await round();
  const stopChecking = checkInBackground(source, {
    ...(checkIntervalMs !== undefined && { intervalMs: checkIntervalMs }),
    current: () => site,
    onProblems: (found) => void hearProblems(found),
  });
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const plan = () => {
    timer = setTimeout(() => void round().then(() => isStopped || plan()), pollMs);
    timer.unref();
  };
  plan();
  const live: LiveReleases = {
    pinOf: ({ name, version }) => pins.get(`${name}@${version}`),
    servedRelease: ({ name, version }) =>
      site?.releases.find(({ release }) => release.name === name && release.version === version)?.release,
    fileAt: (key) => site?.files.get(key),
  };
  return {
    ...live,
    /** `undefined` until there is a generation with a host and a configuration. */
    current: () => site,
    files,
    health: () => healthOf({ site, files, problems: problems(), isRefusing }),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopChecking();
    },
  };
}
