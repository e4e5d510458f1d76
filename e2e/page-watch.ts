/** Watches changes that a page makes to itself while it comes alive. */
import { expect, type Page } from '@playwright/test';

export interface PageWatch {
  /** Elements that left `#root`: the tag of their parent, and the beginning of their markup. */
  readonly removed: readonly { readonly from: string; readonly markup: string }[];
  /** Cumulative layout shift, without what followed an act of the visitor. */
  readonly layoutShift: number;
  /** Elements that moved by themselves, with their places before and after in pixels of the window. */
  readonly moved: readonly string[];
  /** Violated directives of the content policy, with what violated them. */
  readonly violations: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    watched?: PageWatch;
  }
}

/** Watches a page that is not open yet. @returns a function that reads the changes seen so far */
export async function watchPage(page: Page): Promise<() => Promise<PageWatch>> {
  await page.addInitScript(watch);
  return async () => {
    const watched = await page.evaluate(() => window.watched);
    if (!watched) throw new Error('The page was opened before it was watched');
    return watched;
  };
}

/** @param most cumulative layout shift that is allowed */
export const expectHardlyShifted = ({ layoutShift, moved }: PageWatch, most: number) =>
  expect.soft(layoutShift, `moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(most);

/** Runs in the page before anything else. */
function watch() {
  const watched = {
    removed: [] as { from: string; markup: string }[],
    layoutShift: 0,
    moved: [] as string[],
    violations: [] as string[],
  };
  window.watched = watched;
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    watched.violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
  new PerformanceObserver((list) => {
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      watched.layoutShift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const text = node?.textContent?.slice(0, 40) ?? '';
        watched.moved.push(
          `${node?.nodeName ?? ''} “${text}”: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((records) => {
    for (const { target, removedNodes } of records) {
      if (!(target instanceof Element) || !target.closest('#root')) continue;
      for (const node of removedNodes) {
        if (node instanceof Element)
          watched.removed.push({ from: target.tagName, markup: node.outerHTML.slice(0, 120) });
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
