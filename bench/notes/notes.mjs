/** `npm run bench -- notes`: how soon a search among 2,000 notes is shown, at a quarter of the processor. */
import { openBrowser, untilQuiet, visit } from '../browser/browser.mjs';
import { imitate } from '../browser/profiles.mjs';
import { median } from '../model/statistics.mjs';
import { ranBetween } from '../tasks/trace.mjs';
import { sampleNotes } from './sample-notes.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

const noteCount = 2000;
/** Of the page's work after the pause that follows a key, until what was found is painted, in milliseconds. */
const limitMs = 100;
/** As the search box waits for the next letter. */
const pauseMs = 150;

/** Typed letter by letter: much, little and nothing is found. The last is deleted letter by letter. */
const searches = ['glove', 'note 17', 'zebra'];

const box = 'main [role=search] input';

/** The searches after each key. */
const steps = searches.flatMap((text) => [
  ...Array.from(text, (_, place) => ({ key: text.charAt(place), text: text.slice(0, place + 1) })),
  ...Array.from(text, (_, place) => ({ key: 'Backspace', text: text.slice(0, text.length - place - 1) })),
]);

const keyMark = 'bench.key';
const shownMark = 'bench.shown';
const categories = ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'];

/** Runs in the page: marks the key, and the frame after the one in which its count is shown. @param {{ count: string, pauseMs: number, marks: readonly [string, string] }} expected */
const watchCount = ({ count, pauseMs: pause, marks: [key, shown] }) =>
  new Promise((resolve) => {
    let pressedAtMs = NaN;
    const note = () => {
      pressedAtMs = performance.now();
      performance.mark(key);
    };
    addEventListener('keydown', note, { capture: true, once: true });
    const isShown = () => [...document.querySelectorAll('main p')].some((line) => line.textContent === count);
    const look = () => {
      if (!(performance.now() - pressedAtMs > pause) || !isShown()) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark(shown);
        resolve(undefined);
      };
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  });

/**
 * @param {Browser} browser
 * @param {Page} page
 * @param {{ key: string, count: string }} step
 * @returns {Promise<number>} milliseconds that the page works after the pause, until what was found is painted
 */
async function press(browser, page, { key, count }) {
  const watched = page.evaluate(watchCount, {
    count,
    pauseMs,
    marks: /** @type {const} */ ([keyMark, shownMark]),
  });
  await browser.startTracing(page, { categories });
  await page.locator(box).press(key);
  await watched;
  /** @type {{ traceEvents: import('../tasks/trace.mjs').TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const markAt = (/** @type {string} */ name) => traceEvents.find((event) => event.name === name)?.ts ?? NaN;
  // The pause begins when the letter is painted.
  return ranBetween(traceEvents, markAt(keyMark) + pauseMs * 1000, markAt(shownMark));
}

/** @param {string} origin @param {import('../options.mjs').BenchOptions} options */
export async function notes(origin, { rounds }) {
  const { file, notes: all } = sampleNotes(noteCount);
  const countOf = (/** @type {string} */ search) => {
    const wanted = search.split(' ').filter(Boolean);
    const found = all.filter(({ title, description }) => {
      const text = `${title}\n${description}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return found.length === 1 ? '1 note' : `${found.length} notes`;
  };
  const browser = await openBrowser();
  try {
    /** @type {Map<string, number[]>} */
    const times = new Map();
    for (let round = 0; round < rounds; round += 1)
      await visit(browser, 'none', async (visited) => {
        const { page, errors } = visited;
        await page.goto(`${origin}/example/notes`);
        await page
          .getByLabel('File to import')
          .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(file) });
        await page.getByText(`${noteCount} notes`, { exact: true }).waitFor();
        await imitate(await page.context().newCDPSession(page), 'slowMachine');
        await page.locator(box).focus();
        await untilQuiet(visited);
        for (const { key, text } of steps) {
          const ms = await press(browser, page, { key, count: countOf(text) });
          const name = `${key} → “${text}”`;
          times.set(name, [...(times.get(name) ?? []), ms]);
          await page.waitForTimeout(pauseMs);
        }
        if (errors.length > 0) throw new Error(`/example/notes reports: ${errors.join(' · ')}`);
      });
    report(times);
  } finally {
    await browser.close();
  }
}

/** @param {ReadonlyMap<string, readonly number[]>} times */
function report(times) {
  console.log(
    `\n## Search among ${noteCount} notes at 4× CPU: milliseconds of work until what was found is painted`,
  );
  for (const [name, values] of times)
    console.log(
      `${median(values).toFixed(0).padStart(5)}  ${Math.max(...values)
        .toFixed(0)
        .padStart(5)}  ${name}`,
    );
  const medians = [...times.values()].map(median);
  const highest = Math.max(...medians);
  console.log(`\nHighest median of a key: ${highest.toFixed(0)} ms (limit ${limitMs} ms)`);
  if (highest > limitMs) process.exitCode = 1;
}
