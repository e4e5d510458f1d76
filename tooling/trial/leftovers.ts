/** What a screen leaves behind when a visitor goes to another page of the site. */
import type { CDPSession } from 'playwright-core';
import type { TrialBrowser } from './browser.js';
import { followLink, isAppShown, isDrawn, outsideOfRoot } from './in-page.js';

type Counts = Readonly<Record<string, number>>;

/** Number of visits: what grows with each of them is a leak, what came once is not. */
const visits = 4;

const count = (texts: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
};

interface Listener {
  readonly type: string;
  readonly scriptId: string;
}

/** Counts listeners of scripts below an address, as the browser itself lists them. */
async function listenerCounter(session: CDPSession, base: string) {
  const own = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.includes(base)) own.add(scriptId);
  });
  await session.send('Debugger.enable');
  const listenersOf = async (target: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { objectId = '' } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    return (listeners as readonly Listener[])
      .filter(({ scriptId }) => own.has(scriptId))
      .map(({ type }) => `a listener of ${type} at ${target}`);
  };
  const targets = ['window', 'document', 'document.documentElement', 'document.body'];
  return async () => count((await Promise.all(targets.map(listenersOf))).flat());
}

interface Visited {
  /** Path of the screen. */
  readonly path: string;
  /** Path of another page of the site. */
  readonly other: string;
  /** Address of the files of the release. */
  readonly base: string;
}

const more = (before: Counts, after: Counts): readonly (readonly [string, number])[] =>
  Object.entries(after)
    .map(([what, number]) => [what, number - (before[what] ?? 0)] as const)
    .filter(([, number]) => number > 0);

/** @param after  counts after each visit */
function differences(before: Counts, after: readonly Counts[]): readonly string[] {
  const [first = {}, last = {}] = [after[0], after.at(-1)];
  const grown = new Map(more(first, last).filter(([, number]) => number >= after.length - 1));
  // What an app loads into the head stays for its next visit.
  const once = more(before, first).filter(([what]) => !grown.has(what) && !what.endsWith(' in head'));
  return [
    ...[...grown.keys()].map((what) => `Each visit leaves ${what}.`),
    ...(once.length > 0 ? [`The first visit leaves ${once.map(([what]) => what).join(', ')}.`] : []),
  ];
}

/** Visits an app from another page of the site, again and again. @returns lines on what it leaves there */
export async function leftoversOf(
  { page, quiet }: TrialBrowser,
  { path, other, base }: Visited,
): Promise<readonly string[]> {
  const countListeners = await listenerCounter(await page.context().newCDPSession(page), base);
  const counts = async () => ({ ...(await page.evaluate(outsideOfRoot)), ...(await countListeners()) });
  const follow = async (to: string, isApp: boolean) => {
    await page.evaluate(followLink, to);
    await page.waitForFunction(isAppShown, isApp);
    await quiet();
  };
  await page.goto(new URL(other, page.url()).href);
  await page.waitForFunction(isDrawn);
  await quiet();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const before = await counts();
  const after: Counts[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await follow(path, true);
    await follow(other, false);
    // An app in a document of its own takes everything with it.
    if (!(await page.evaluate(() => 'isSameDocument' in globalThis))) return [];
    after.push(await counts());
  }
  return differences(before, after);
}
