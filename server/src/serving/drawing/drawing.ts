/**
 * Draws addresses when they are asked for. The site never depends on it: where no page comes in time, the stored document is
 * sent, and completed in the browser.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { postedKey } from 'shared-types/protocol/enquiry-limits';
import type { PostedAnswers } from '../../http/posted-answers.js';
import type { Target } from '../../http/request-target.js';
import type { DrawnPage } from 'release/rendering/child/messages';
import type { Store } from 'release/store/store';
import type { Answer } from '../answer.js';
import type { LiveSite } from '../live-site.js';
import { drawnAnswer, postedAnswer } from './drawn-answer.js';
import {
  openDrawnMemory,
  outcomeOf,
  outcomes,
  type Drawn,
  type DrawnMemory,
  type Outcome,
} from './drawn-memory.js';
import { placeOf, setsOf, type DrawnSets, type Place } from './drawn-place.js';
import { openServedPool, type ServedPool } from './drawing-pool.js';
import type { DrawingProcess } from './drawing-process.js';

/** Time that a visitor waits for a page, in milliseconds. */
const longestWaitMs = 1000;

export interface DrawingOptions {
  /** Number of processes; 0 draws nothing. */
  readonly processes: number;
  /** Finds the posted form that a query names. */
  readonly findPosted: PostedAnswers['find'];
  /** Called once for each problem. It names no query. */
  readonly onProblem: (text: string) => void;
}

const late: Drawn = ['late'];

const nothing: DrawnPage = { kind: 'none' };

interface Means {
  readonly memory: DrawnMemory;
  /** Called with each problem. */
  readonly tell: (text: string) => void;
  /** True if the process draws what is served. */
  readonly isServed: () => boolean;
}

/** Draws a place in a process, which may end by it. */
async function drawIn(process: DrawingProcess, place: Place, means: Means): Promise<Drawn> {
  const { memory, tell, isServed } = means;
  const { remote, path, title, route, hasPage, posted } = place;
  const searches = [place.search];
  try {
    const spelled = await process.call({ kind: 'spell', remote, path, search: place.search });
    const search = spelled.kind === 'spelled' ? spelled.search : place.search;
    searches.push(search);
    const known = memory.find(place, search);
    if (known?.[0] === 'harmful') return known;
    if (spelled.kind === 'none' || (search === '' && hasPage)) {
      memory.keep(place, [place.search], nothing);
      return ['stored', nothing];
    }
    const page = known?.[1] ?? (await process.call({ kind: 'draw', remote, path, search, posted }));
    if (page.kind === 'failed') tell(`${title} could not draw an address of ${route}, ${page.place}.`);
    if (page.kind === 'failed' || page.kind === 'spelled' || page.kind === 'ready') return ['failed'];
    memory.keep(place, searches, page);
    return outcomeOf(page, 'drawn');
  } catch {
    // Its processes are ended when something else is served.
    if (!isServed()) return ['busy'];
    memory.keep(place, searches, 'harmful');
    tell(`${title} ended its process at an address of ${route}, which is not drawn again.`);
    return ['failed'];
  }
}

/** Draws each place that nothing is kept of, in the turn of its sender. @returns function that gives the page of a place */
function pagesInTurn(served: ServedPool, { memory, tell }: Omit<Means, 'isServed'>) {
  async function drawInTurn(place: Place, sender: string): Promise<Drawn> {
    const askedMs = performance.now();
    const isAwaited = () => performance.now() - askedMs < longestWaitMs;
    const pool = served.pool();
    const isServed = () => pool === served.pool();
    const done = await pool?.run(sender, async (process) =>
      isAwaited() ? await drawIn(process, place, { memory, tell, isServed }) : late,
    );
    return (done?.kind === 'done' && done.result) || ['busy'];
  }

  return async (place: Place, sender: string): Promise<Drawn> => {
    const remembered = memory.find(place, place.search);
    if (remembered) return remembered;
    const waiting = new AbortController();
    const waited = pause(longestWaitMs, late, { signal: waiting.signal }).catch(() => late);
    const drawn = await Promise.race([drawInTurn(place, sender), waited]);
    waiting.abort();
    return drawn;
  };
}

export type Drawing = ReturnType<typeof openDrawing>;

/** @param store the one that is served */
export function openDrawing(store: Store, { processes, findPosted, onProblem }: DrawingOptions) {
  const memory = openDrawnMemory();
  /** Requests for pages that are drawn, by outcome. */
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  const problems = new Set<string>();
  let sets: DrawnSets = new Map();
  function tell(text: string) {
    if (!problems.has(text)) onProblem(text);
    problems.add(text);
  }

  const served = openServedPool(store, processes, tell);
  const pageAt = pagesInTurn(served, { memory, tell });

  return {
    /** Draws what is served from now on. */
    follow: (live: LiveSite): void => {
      sets = setsOf(live);
      served.follow(live, sets);
    },
    /**
     * The answer to a request for a page that is drawn; `undefined` if it is not, or not now.
     *
     * @param sender network of the request
     */
    answer: async (live: LiveSite, target: Target, sender: string): Promise<Answer | undefined> => {
      const posted = findPosted(new URLSearchParams(target.query).get(postedKey) ?? '');
      const place = processes > 0 ? placeOf(live, sets, target) : undefined;
      if (!place) return posted && postedAnswer(posted);
      const [outcome, page] = await pageAt({ ...place, posted }, sender);
      counts[outcome] += 1;
      if (posted) return postedAnswer(posted, page && drawnAnswer(page, place.search));
      return page && drawnAnswer(page, place.search);
    },
    /** True once a process was ready, or has failed: the site does not depend on it. Later generations change nothing. */
    isReady: served.isReady,
    /** Part of `/release/health`: processes that draw, and outcomes of requests. */
    health: () => ({ processes: served.pool()?.readyCount() ?? 0, ...counts }),
    close: served.close,
  };
}
