/** Records measurements inside a page. */

export type PageNotes = {
  /** First contentful paint. */
  firstPaintMs: number;
  /** Largest contentful paint. */
  largestPaintMs: number;
  /** Sum of all layout shifts. */
  layoutShift: number;
  longTasks: [startMs: number, durationMs: number][];
};

/** Content that shows that a navigation has arrived. */
export type Arrival = {
  /** Text of the h1. */
  heading: string;
  /** Number of links in the main region of the whole view. */
  links: number;
};

export type Navigation = {
  arrival: Arrival;
  /** Milliseconds since 1970, as the others: the way may lead into another document. */
  clickedAtMs: number;
  /** Time when the heading had been painted. */
  headingAtMs?: number;
  /** Time when the whole view had been painted. */
  contentAtMs?: number;
};

/** An entry that TypeScript does not know. */
type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; value: number };

export type ProbedWindow = { pageNotes: PageNotes; watchNextClick: (arrival: Arrival) => void };

export const navigationKey = 'bench.navigation';

/** Runs in every document before its own scripts. The browser is sent its text, so it uses nothing from outside. */
export function probe(key: string) {
  const notes: PageNotes = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, longTasks: [] };
  performance.setResourceTimingBufferSize(1000);

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaintMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    notes.largestPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as LayoutShift;
    if (!hadRecentInput) notes.layoutShift += value;
  });
  observe('longtask', (entry) => notes.longTasks.push([entry.startTime, entry.duration]));

  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Navigation | null;
  const write = (navigation: unknown) => sessionStorage.setItem(key, JSON.stringify(navigation));

  const noteAfterPaint = (name: string) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => write({ ...read(), [name]: now() });
    port2.postMessage('');
  };

  /** Looks at every frame until the view has arrived. */
  const watch = () => {
    const isNoted = { heading: false, content: false };
    const look = () => {
      const { arrival } = read() as Navigation;
      const hasHeading = document.querySelector('h1')?.textContent.trim() === arrival.heading;
      const hasContent = hasHeading && document.querySelectorAll('main a').length >= arrival.links;
      if (hasHeading && !isNoted.heading) noteAfterPaint('headingAtMs');
      if (hasContent && !isNoted.content) noteAfterPaint('contentAtMs');
      isNoted.heading ||= hasHeading;
      isNoted.content ||= hasContent;
      if (!isNoted.content) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const watchNextClick = (arrival: Arrival) => {
    const begin = () => {
      write({ arrival, clickedAtMs: now() });
      watch();
    };
    addEventListener('click', begin, { capture: true, once: true });
  };

  const underWay = read();
  if (underWay && underWay.contentAtMs === undefined) watch();
  Object.assign(window, { pageNotes: notes, watchNextClick });
}
