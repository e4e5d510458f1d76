/** A page walked through by Tab: each stop can be seen, and nothing lies over it. */
import { expect, type Page } from '@playwright/test';
import { ruledWidths } from '../pages';

/** No page has so many stops; more is a trap. */
const mostStops = 400;

/** One stop of the walk. */
interface Stop {
  /** `undefined`: focus has left the page. */
  readonly name: string | undefined;
  readonly problems: readonly string[];
}

/** Runs in the page. */
function stopNow(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: undefined, problems: [] };
  // The ring of a field may be that of the box around field and button, the ring of a link that of its whole tile.
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const hasRing = (part: Element) =>
    isRing(getComputedStyle(part)) || isRing(getComputedStyle(part, '::after'));
  const isRinged = (part: Element | null): boolean =>
    part !== null && (hasRing(part) || isRinged(part.parentElement));
  // The button that opens the calendar is the browser's own, and so is its ring.
  const isPart = element.matches('[type=date]:not(:focus)');
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
}

/** Walks from the top to the end of the page. */
async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    if (stop.name === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`Focus is still in the page after ${mostStops} stops`);
}

/** Each focus stop is visible, at any width. */
export async function expectVisibleFocusStops(page: Page) {
  for (const width of ruledWidths) {
    await page.setViewportSize({ width, height: 844 });
    const stops = await walk(page);
    const faulty = stops.filter(({ problems }) => problems.length > 0);
    expect.soft(stops.length, `at ${width} px`).toBeGreaterThan(10);
    expect.soft(faulty, `at ${width} px`).toEqual([]);
  }
}
