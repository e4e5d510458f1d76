/**
 * Draws addresses when they are asked for. The site never depends on it: where no page comes in time, the stored document is
 * sent, and completed in the browser.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../../http/request-target.js';
import type { DrawnPage } from '../../rendering/child/messages.js';
import type { Store } from '../../store/store.js';
import type { Answer } from '../answer.js';
import { boundedMemory } from '../bounded-memory.js';
import type { LiveSite } from '../live-site.js';
import { openHistogram, type Metric } from '../metrics/metric.js';
import { drawnAnswer } from './drawn-answer.js';
import { orderOf, placeOf, setsOf, type DrawnSets, type Place } from './drawn-place.js';
import { openPool, type DrawingPool } from './drawing-pool.js';
import type { DrawingProcess } from './drawing-process.js';

/** Time that a visitor waits for a page, in milliseconds. */
const longestWaitMs = 1000;

/** Longest query that is drawn, in bytes. */
const longestQuery = 2000;

/** Size of the pages in memory, and of the addresses that ended a process, in bytes. */
const limits = { pages: 64 * 2 ** 20, harmful: 2 ** 20 };

/** Bytes that an entry of a memory needs beside its value. */
const entryBytes = (name: string) => 2 * name.length + 200;

const keyOf = ({ set, path, ...place }: Place, search = place.search) => `${set} ${path}${search}`;

export interface DrawingOptions {
  /** Number of processes; 0 draws nothing. */
  readonly processes: number;
  /** Called once for each problem. It names no query. */
  readonly onProblem: (text: string) => void;
}

/** Outcomes of requests. All but the first two are given up. */
const outcomes = ['drawn', 'remembered', 'long', 'busy', 'late', 'harmful', 'failed'] as const;

type Outcome = (typeof outcomes)[number];

export type Drawing = ReturnType<typeof openDrawing>;

/** @param store the one that is served */
export function openDrawing(store: Store, { processes, onProblem }: DrawingOptions) {
  const pages = boundedMemory<DrawnPage>(
    limits.pages,
    (page, name) => entryBytes(name) + (page.kind === 'page' ? page.bytes.length : 0),
  );
  const harmful = boundedMemory<true>(limits.harmful, (_, name) => entryBytes(name));
  const underWay = new Map<string, Promise<DrawnPage | undefined>>();
  const counts = new Map<Outcome, number>(outcomes.map((outcome) => [outcome, 0]));
  const times = openHistogram('site_drawing_duration_seconds', 'Time that a process needed for a page.');
  const problems = new Set<string>();
  let sets: DrawnSets = new Map();
  let current: { readonly of: string; readonly pool: DrawingPool } | undefined;
  let sumMs = 0;

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
  async function drawIn(process: DrawingProcess, place: Place): Promise<DrawnPage | undefined> {
    const { remote, path, title, route } = place;
    const startMs = performance.now();
    const pool = current?.pool;
    let { search } = place;
    try {
      const spelled = await process.call({ kind: 'spell', remote, path, search });
      if (spelled.kind === 'spelled') search = spelled.search;
      if (harmful.get(keyOf(place, search))) return undefined;
      const drawing = () => process.call({ kind: 'draw', remote, path, search });
      const page = spelled.kind === 'none' ? spelled : (known(place, search) ?? (await drawing()));
      if (page.kind === 'failed') tell(`${title} could not draw an address of ${route}, ${page.place}.`);
      if (page.kind === 'failed' || page.kind === 'spelled' || page.kind === 'ready') return undefined;
      for (const spelling of [search, place.search]) remember(place, spelling, page);
      const tookMs = performance.now() - startMs;
      sumMs += tookMs;
      times.observe({}, tookMs / 1000);
      return page;
    } catch {
      // Its processes are ended when something else is served.
      if (pool !== current?.pool) return undefined;
      for (const spelling of [search, place.search]) harmful.put(keyOf(place, spelling), true);
      tell(`${title} ended its process at an address of ${route}, which is not drawn again.`);
      return undefined;
    }
  }

  /** Visitors who ask for the same wait for one drawing. @returns `undefined` if it cannot be drawn now */
  function drawOnce(place: Place): Promise<DrawnPage | undefined> | undefined {
    const key = keyOf(place);
    const askedMs = performance.now();
    const isAwaited = () => performance.now() - askedMs < longestWaitMs;
    const page =
      underWay.get(key) ??
      current?.pool.run(async (process) => (isAwaited() ? await drawIn(process, place) : undefined));
    if (!page) return undefined;
    underWay.set(key, page);
    void page.then(() => underWay.delete(key));
    return page;
  }

  /** The page of a place, or why there is none now. */
  async function pageAt(place: Place): Promise<readonly [Outcome, DrawnPage?]> {
    if (Buffer.byteLength(place.search) > longestQuery) return ['long'];
    const remembered = known(place);
    if (remembered) return ['remembered', remembered];
    if (harmful.get(keyOf(place))) return ['harmful'];
    const drawing = drawOnce(place);
    if (!drawing) return ['busy'];
    const waiting = new AbortController();
    const late = pause(longestWaitMs, 'late' as const, { signal: waiting.signal }).catch(
      () => 'late' as const,
    );
    const page = await Promise.race([drawing, late]);
    waiting.abort();
    if (page === 'late') return ['late'];
    return page ? ['drawn', page] : ['failed'];
  }

  return {
    /** Draws what is served from now on. Until its processes are ready, visitors get stored documents. */
    follow: (live: LiveSite): void => {
      sets = setsOf(live);
      const of = [live.hash, live.composition.host.digest, ...sets.values()].join(' ');
      if (processes === 0 || current?.of === of) return;
      current?.pool.close();
      const onFailure = (place: string) => tell(`Pages cannot be drawn on request: ${place}.`);
      const options = { processes, read: store.read, onFailure };
      current = sets.size === 0 ? undefined : { of, pool: openPool(orderOf(store, live), options) };
    },
    /** The answer to a request for a page that is drawn; `undefined` if it is not, or not now. */
    answer: async (live: LiveSite, target: Target): Promise<Answer | undefined> => {
      const place = processes > 0 ? placeOf(live, sets, target) : undefined;
      if (!place) return undefined;
      const [outcome, page] = await pageAt(place);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      return page && drawnAnswer(page, target.query);
    },
    /** Part of `/release/health`: processes that draw, and outcomes of requests. */
    health: () => ({
      processes: current?.pool.readyCount() ?? 0,
      ...Object.fromEntries(counts),
      averageMs: Math.round(sumMs / Math.max(1, counts.get('drawn') ?? 0)),
    }),
    metrics: (): readonly Metric[] => [
      {
        name: 'site_drawn_total',
        type: 'counter',
        help: 'Requests for pages that are drawn on request.',
        samples: [...counts].map(([outcome, value]) => ({ labels: { outcome }, value })),
      },
      times.metric(),
    ],
    close: (): void => {
      current?.pool.close();
      current = undefined;
    },
  };
}
