/** A page walked through by Tab: each stop can be seen, and nothing lies over it. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import { ruledWidths } from '../pages';

/** No page has so many stops; more is a trap. */
const mostStops = 400;

/** Number of keys pressed before the page is asked for the stops. */
const stopsAtOnce = 25;

const tabKey = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

interface Stop {
  readonly name: string;
  readonly problems: readonly string[];
}

interface Walk {
  readonly stops: Stop[];
  /** True once a key was pressed. */
  hasBegun: boolean;
  /** True once the focus has left the page; from then on it stays outside. */
  isOver: boolean;
}

declare global {
  interface Window {
    focusWalk?: Walk;
  }
}

/** Runs in the page: notes each stop when the next key comes, so after the key has done its work and the page has scrolled to it. */
function noteStops() {
  // The ring of a field may be that of the box around field and button, the ring of a link that of its whole tile.
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const hasRing = (part: Element) =>
    isRing(getComputedStyle(part)) || isRing(getComputedStyle(part, '::after'));
  const isRinged = (part: Element | null): boolean =>
    part !== null && (hasRing(part) || isRinged(part.parentElement));
  const stopAt = (element: Element): Stop => {
    // The button that opens the calendar is the browser's own, and so is its ring.
    const isPart = element.matches(':is([type=date], [type=datetime-local]):not(:focus)');
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isSeen = (x: number, y: number) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    };
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const problems = [
      isPart || isRinged(element) ? '' : 'has no ring of 2 px',
      width * height === 0 ? 'has no size' : '',
      points.some(([x, y]) => isSeen(x, y)) ? '' : 'is covered, or outside the window',
      element instanceof HTMLElement && element.tabIndex > 0 ? 'has a positive tabindex' : '',
    ];
    return { name: element.outerHTML.slice(0, 120), problems: problems.filter((problem) => problem !== '') };
  };
  const isFirst = window.focusWalk === undefined;
  window.focusWalk = { stops: [], hasBegun: false, isOver: false };
  if (!isFirst) return;
  addEventListener('keydown', (event) => {
    const { activeElement } = document;
    const walk = window.focusWalk;
    if (!walk) return;
    const isOutside = activeElement === null || activeElement === document.body;
    if (walk.hasBegun && isOutside) walk.isOver = true;
    if (walk.isOver) event.preventDefault();
    else if (!isOutside) walk.stops.push(stopAt(activeElement));
    walk.hasBegun = true;
  });
}

/** Sends all keys at once and never releases them: a message takes longer than the browser needs for a key. */
async function pressTabs(session: CDPSession) {
  const presses = Array.from({ length: stopsAtOnce }, () =>
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tabKey }),
  );
  await Promise.all(presses);
}

async function walk(page: Page, session: CDPSession): Promise<readonly Stop[]> {
  await page.evaluate(noteStops);
  for (let count = 0; count < mostStops; count += stopsAtOnce) {
    await pressTabs(session);
    const { stops = [], isOver } = (await page.evaluate(() => window.focusWalk)) ?? {};
    if (isOver) return stops;
  }
  throw new Error(`Focus is still in the page after ${mostStops} stops`);
}

export async function expectVisibleFocusStops(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (const width of ruledWidths) {
    await page.setViewportSize({ width, height: 844 });
    const stops = await walk(page, session);
    const faulty = stops.filter(({ problems }) => problems.length > 0);
    expect.soft(stops.length, `at ${width} px`).toBeGreaterThan(10);
    expect.soft(faulty, `at ${width} px`).toEqual([]);
  }
}
