/**
 * Draws addresses when they are asked for. The site never depends on it: where no page comes in time, the stored document is
 * sent, and completed in the browser.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Counter, Histogram, Registry } from 'prom-client';
import { postedKey } from 'shared-types/protocol/enquiry-limits';
import type { PostedAnswers } from '../../http/posted-answers.js';
import type { Target } from '../../http/request-target.js';
import type { DrawnPage } from 'release/rendering/child/messages';
import type { Store } from 'release/store/store';
import type { Answer } from '../answer.js';
import { boundedMemory } from '../bounded-memory.js';
import type { LiveSite } from '../live-site.js';
import { drawnAnswer, postedAnswer } from './drawn-answer.js';
import { orderOf, placeOf, setsOf, type DrawnSets, type Place } from './drawn-place.js';
import { openPool, type DrawingPool } from './drawing-pool.js';
import type { DrawingProcess } from './drawing-process.js';

/** Time that a visitor waits for a page, in milliseconds. */
const longestWaitMs = 1000;

/** Longest query that is drawn, in bytes. */
const longestQuery = 2000;

/** Size of the pages in memory, of their gzip forms, and of the addresses that ended a process, in bytes. */
const limits = { pages: 48 * 2 ** 20, gzip: 16 * 2 ** 20, harmful: 2 ** 20 };

/** Bytes that an entry of a memory needs beside its value. */
const entryBytes = (name: string) => 2 * name.length + 200;

const keyOf = ({ set, path, ...place }: Place, search = place.search) => `${set} ${path}${search}`;

export interface DrawingOptions {
  /** Number of processes; 0 draws nothing. */
  readonly processes: number;
  /** Finds the posted form that a query names. */
  readonly findPosted: PostedAnswers['find'];
  /** Called once for each problem. It names no query. */
  readonly onProblem: (text: string) => void;
}

/** Outcomes of requests; `stored`: there is nothing to draw. All behind it are given up. */
const outcomes = ['drawn', 'remembered', 'stored', 'long', 'busy', 'late', 'harmful', 'failed'] as const;

type Outcome = (typeof outcomes)[number];

/** The page of a place, or why there is none now. */
type Drawn = readonly [Outcome, DrawnPage?];

const late: Drawn = ['late'];

const nothing: DrawnPage = { kind: 'none' };

const outcomeOf = (page: DrawnPage, usual: Outcome): Drawn => [page.kind === 'none' ? 'stored' : usual, page];

export type Drawing = ReturnType<typeof openDrawing>;

/** @param store the one that is served */
export function openDrawing(store: Store, { processes, findPosted, onProblem }: DrawingOptions) {
  const pages = boundedMemory<DrawnPage>(
    limits.pages,
    (page, name) => entryBytes(name) + (page.kind === 'page' ? page.bytes.length : 0),
  );
  const harmful = boundedMemory<true>(limits.harmful, (_, name) => entryBytes(name));
  const gzips = boundedMemory<Buffer>(limits.gzip, (bytes, name) => entryBytes(name) + bytes.length);
  const underWay = new Map<string, Promise<Drawn>>();
  const register = new Registry();
  const asked = new Counter({
    name: 'site_drawn_total',
    help: 'Requests for pages that are drawn on request, by outcome.',
    labelNames: ['outcome'],
    registers: [register],
  });
  const times = new Histogram({
    name: 'site_drawing_duration_seconds',
    help: 'Time that a process needed for a page.',
    registers: [register],
  });
  const problems = new Set<string>();
  let sets: DrawnSets = new Map();
  let current: { readonly of: string; readonly pool: DrawingPool } | undefined;
  let hasAnswered = false;
  for (const outcome of outcomes) asked.inc({ outcome }, 0);

  function tell(text: string) {
    if (!problems.has(text)) onProblem(text);
    problems.add(text);
  }

  const known = (place: Place, search?: string) =>
    pages.get(keyOf(place, search)) ?? pages.get(`${place.generation} ${keyOf(place, search)}`);

  function remember(place: Place, search: string, page: DrawnPage) {
    const lasts = page.kind === 'page' ? page.lasts : 'set';
    const key = keyOf(place, search);
    if (lasts !== 'never') pages.put(lasts === 'set' ? key : `${place.generation} ${key}`, page);
  }

  /** Draws a place in a process, which may end by it. */
  async function drawIn(process: DrawingProcess, place: Place): Promise<Drawn> {
    const { remote, path, title, route, hasPage, posted } = place;
    const startMs = performance.now();
    const pool = current?.pool;
    let { search } = place;
    try {
      const spelled = await process.call({ kind: 'spell', remote, path, search });
      if (spelled.kind === 'spelled') search = spelled.search;
      if (harmful.get(keyOf(place, search))) return ['harmful'];
      const drawing = () => process.call({ kind: 'draw', remote, path, search, posted });
      if (spelled.kind === 'none' || (search === '' && hasPage)) {
        remember(place, place.search, nothing);
        return ['stored', nothing];
      }
      const page = known(place, search) ?? (await drawing());
      if (page.kind === 'failed') tell(`${title} could not draw an address of ${route}, ${page.place}.`);
      if (page.kind === 'failed' || page.kind === 'spelled' || page.kind === 'ready') return ['failed'];
      for (const spelling of [search, place.search]) remember(place, spelling, page);
      times.observe((performance.now() - startMs) / 1000);
      return outcomeOf(page, 'drawn');
    } catch {
      // Its processes are ended when something else is served.
      if (pool !== current?.pool) return ['busy'];
      for (const spelling of [search, place.search]) harmful.put(keyOf(place, spelling), true);
      tell(`${title} ended its process at an address of ${route}, which is not drawn again.`);
      return ['failed'];
    }
  }

  async function drawInTurn(place: Place, sender: string): Promise<Drawn> {
    const askedMs = performance.now();
    const isAwaited = () => performance.now() - askedMs < longestWaitMs;
    const done = await current?.pool.run(sender, async (process) =>
      isAwaited() ? await drawIn(process, place) : late,
    );
    return (done?.kind === 'done' && done.result) || ['busy'];
  }

  /** Visitors who ask for the same wait for one drawing. */
  function drawOnce(place: Place, sender: string): Promise<Drawn> {
    const key = keyOf(place);
    const drawing = underWay.get(key) ?? drawInTurn(place, sender).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  async function pageAt(place: Place, sender: string): Promise<Drawn> {
    if (Buffer.byteLength(place.search) > longestQuery) return ['long'];
    const remembered = known(place);
    if (remembered) return outcomeOf(remembered, 'remembered');
    if (harmful.get(keyOf(place))) return ['harmful'];
    const waiting = new AbortController();
    const waited = pause(longestWaitMs, late, { signal: waiting.signal }).catch(() => late);
    const drawn = await Promise.race([drawOnce(place, sender), waited]);
    waiting.abort();
    return drawn;
  }

  return {
    /** Draws what is served from now on. */
    follow: (live: LiveSite): void => {
      sets = setsOf(live);
      const of = [live.hash, live.composition.host.digest, ...sets.values()].join(' ');
      if (processes === 0 || current?.of === of) return;
      current?.pool.close();
      const onFailure = (place: string) => {
        hasAnswered = true;
        tell(`Pages cannot be drawn on request: ${place}.`);
      };
      const options = { processes, read: store.read, onFailure };
      current = sets.size === 0 ? undefined : { of, pool: openPool(orderOf(store, live), options) };
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
      asked.inc({ outcome });
      if (posted) return postedAnswer(posted, page && drawnAnswer(page, place.search));
      return page && drawnAnswer(page, place.search, gzips);
    },
    /** True once a process was ready, or has failed: the site does not depend on it. Later generations change nothing. */
    isReady: (): boolean => {
      hasAnswered ||= current === undefined || current.pool.readyCount() > 0;
      return hasAnswered;
    },
    /** Part of `/release/health`: processes that draw, and outcomes of requests. */
    health: async () => ({
      processes: current?.pool.readyCount() ?? 0,
      ...Object.fromEntries((await asked.get()).values.map(({ labels, value }) => [labels.outcome, value])),
    }),
    register,
    close: (): void => {
      current?.pool.close();
      current = undefined;
    },
  };
}
