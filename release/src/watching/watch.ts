/** Watches a version beside another, and takes it back if it is worse. Servers are asked; they write nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Generation, GenerationState } from '../model/generation.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import type { Environment } from '../operating/environment.js';
import { rollBack } from '../operating/rollback.js';
import { writeWatch } from '../store/watch-record.js';
import { openCounts, type Counts } from './counts.js';
import { compare, fewestDocuments } from './judgement.js';

/** Pause between two looks, in milliseconds. */
const lookMs = 10_000;

/** Outcome of a watch. */
export type Verdict = 'worse' | 'as good' | 'inconclusive';

/** Two versions of a package: the one that is tried, and the one that it is compared with. */
export interface Watched {
  readonly name: string;
  readonly tried: string;
  readonly other: string;
  /** True if a part of the visitors gets the one, and the others the other. */
  readonly isShared: boolean;
}

export interface WatchOptions {
  readonly servers: readonly string[];
  /** Documents of the tried version after which the watch ends. */
  readonly until: number;
  /** Time after which it ends with fewer, in milliseconds. */
  readonly mostMs: number;
  /** Reads the metrics of a server. */
  readonly read: (server: string) => Promise<string>;
  /** Waits for the next look; the time by default. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Called after each look, with the figures. */
  readonly onLook: (text: string) => void;
}

/** Versions to compare: of what is shared; else of the one release that the newest generation promoted in place of another. */
export function watchedIn({ state, did }: Pick<Generation, 'state' | 'did'>): Watched {
  const { share, packages } = state;
  const other = share && packages[share.package]?.active.version;
  if (share && other !== undefined)
    return { name: share.package, tried: share.version, other, isShared: true };
  const [only, ...more] = did.flatMap((change) => (change.kind === 'promote' ? [change] : []));
  if (only?.from && more.length === 0)
    return { name: only.package, tried: only.to, other: only.from, isShared: false };
  const text = 'Nothing can be compared: share one release, or promote one in place of an older version.';
  throw new ReleaseError('noTarget', text);
}

const isStill = ({ name, tried, isShared }: Watched, { share, packages }: GenerationState) =>
  isShared ? share?.package === name && share.version === tried : packages[name]?.active.version === tried;

/** Counts at all servers. A server that does not answer is left out of a look, but for the first. */
function openLooks({ servers, read }: WatchOptions) {
  const counts = openCounts();
  const add = async (server: string, isFirst: boolean) => counts.add(server, await read(server), isFirst);
  return {
    counts,
    first: async (): Promise<void> => {
      await Promise.all(servers.map((server) => add(server, true))).catch((error: unknown) => {
        throw new ReleaseError('store', messageOf(error));
      });
    },
    next: async (): Promise<readonly string[]> => {
      const looked = await Promise.allSettled(servers.map((server) => add(server, false)));
      return looked.flatMap((one) => (one.status === 'rejected' ? messageOf(one.reason) : []));
    },
  };
}

interface Figures {
  readonly tried: Counts;
  readonly other: Counts;
}

const inWords = ({ errors, documents }: Counts) => `${errors} errors in ${documents} documents`;

const textOf = ({ name, tried, other }: Watched, figures: Figures) =>
  `${name}@${tried} has ${inWords(figures.tried)}, ${other} ${inWords(figures.other)}`;

function verdictOf({ tried, other }: Figures, isOver: boolean): Verdict | undefined {
  const compared = compare(tried, other);
  if (compared === 'worse') return 'worse';
  if (!isOver) return undefined;
  const isEnough = Math.min(tried.documents, other.documents) >= fewestDocuments;
  return isEnough && compared === 'alike' ? 'as good' : 'inconclusive';
}

/** Notes a look, and with the verdict the end. */
const note = (environment: Environment, { name, tried }: Watched, verdict: Verdict | null) =>
  writeWatch(environment, {
    target: `${name}@${tried}`,
    actor: environment.actor,
    seenAt: new Date().toISOString(),
    verdict,
  });

/** Looks again and again until there is a verdict, or somebody changes what is watched. */
async function judge(environment: Environment, watched: Watched, options: WatchOptions) {
  const { until, mostMs, onLook, wait = pause } = options;
  const versions = { tried: `${watched.name}@${watched.tried}`, other: `${watched.name}@${watched.other}` };
  const { counts, first, next } = openLooks(options);
  await first();
  // A version that was promoted is compared with what was counted of the one before.
  const before = counts.total(versions.other);
  for (let passedMs = lookMs; ; passedMs += lookMs) {
    await note(environment, watched, null);
    await wait(lookMs);
    const failures = await next();
    const tried = counts.gained(versions.tried);
    const figures = { tried, other: watched.isShared ? counts.gained(versions.other) : before };
    onLook([`${textOf(watched, figures)}.`, ...failures].join(' '));
    if (!isStill(watched, await environment.chain.state()))
      return { verdict: 'inconclusive' as const, figures, isChanged: true };
    const verdict = verdictOf(figures, tried.documents >= until || passedMs >= mostMs);
    if (verdict) return { verdict, figures, isChanged: false };
  }
}

/**
 * Watches until enough documents are counted. A version that is worse is taken back, with the figures as the reason.
 *
 * @throws `ReleaseError` if a server cannot be read at the first look
 */
export async function watch(environment: Environment, watched: Watched, options: WatchOptions) {
  const { verdict, figures, isChanged } = await judge(environment, watched, options);
  const text = textOf(watched, figures);
  const reason = `Worse when watched: ${text}`;
  const back = verdict === 'worse' ? await rollBack(environment, { name: watched.name, reason }) : undefined;
  await note(environment, watched, verdict);
  return { verdict, isChanged, target: `${watched.name}@${watched.tried}`, ...figures, text, back };
}
