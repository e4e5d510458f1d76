/** Records measurements inside a page. */

/**
 * @typedef {object} PageNotes
 * @property {number} firstPaintMs    first contentful paint
 * @property {number} largestPaintMs  largest contentful paint
 * @property {number} layoutShift     all of it
 * @property {[startMs: number, durationMs: number][]} longTasks
 */

/**
 * What a navigation leads to.
 *
 * @typedef {object} Arrival
 * @property {string} heading  text of the h1
 * @property {number} links    number of links in the main region of the whole view
 */

/**
 * @typedef {object} Navigation
 * @property {Arrival} arrival
 * @property {number} clickedAtMs   since 1970, as the others: the way may lead into another document
 * @property {number} [headingAtMs] the heading was painted
 * @property {number} [contentAtMs] the whole view was painted
 */

/** @typedef {{ pageNotes: PageNotes, watchNextClick: (arrival: Arrival) => void }} ProbedWindow */

/** Where a navigation is kept, in the storage of the session. */
export const navigationKey = 'bench.navigation';

/**
 * Runs in every document before its own scripts. The browser is sent its text, so it uses nothing from outside.
 *
 * @param {string} key where a navigation is kept
 */
export function probe(key) {
  const notes = { firstPaintMs: 0, largestPaintMs: 0, layoutShift: 0, longTasks: [] };
  performance.setResourceTimingBufferSize(1000);

  /** Entries of each type have members of their own. @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaintMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    notes.largestPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) notes.layoutShift += entry.value;
  });
  observe('longtask', (entry) =>
    notes.longTasks.push(/** @type {never} */ ([entry.startTime, entry.duration])),
  );

  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');
  const write = (/** @type {unknown} */ navigation) =>
    sessionStorage.setItem(key, JSON.stringify(navigation));

  /** Notes the time after the frame that is being made has been painted. @param {string} name */
  const noteAfterPaint = (name) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => write({ ...read(), [name]: now() });
    port2.postMessage('');
  };

  /** Looks at every frame until the view has arrived. */
  const watch = () => {
    const isNoted = { heading: false, content: false };
    const look = () => {
      const { arrival } = read();
      const hasHeading = document.querySelector('h1')?.textContent?.trim() === arrival.heading;
      const hasContent = hasHeading && document.querySelectorAll('main a').length >= arrival.links;
      if (hasHeading && !isNoted.heading) noteAfterPaint('headingAtMs');
      if (hasContent && !isNoted.content) noteAfterPaint('contentAtMs');
      isNoted.heading ||= hasHeading;
      isNoted.content ||= hasContent;
      if (!isNoted.content) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const watchNextClick = (/** @type {unknown} */ arrival) => {
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
