/** The state of a page, read from the page itself: tests wait for states, never for time. */
import { expect, type Page } from '@playwright/test';

/** The host restores scroll positions itself once it handles the links: from now on navigation is in-app. */
export const expectLinksTakenOver = (page: Page) =>
  expect.poll(() => page.evaluate(isLinksTakenOver), { message: 'links are taken over' }).toBe(true);

/** React has hydrated the screen, or has rendered it. */
export const expectScreenAlive = (page: Page) =>
  expect.poll(() => page.evaluate(isScreenAlive), { message: 'the screen is alive' }).toBe(true);

/** The first view is hydrated, links are in-app, and files that are loaded when idle have arrived. */
export async function expectSettled(page: Page) {
  await expectScreenAlive(page);
  await expectLinksTakenOver(page);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page. */
export const isLinksTakenOver = () => history.scrollRestoration === 'manual';

/** Runs in the page. React marks each element that it has adopted. */
export function isScreenAlive(): boolean {
  const headings = [...document.querySelectorAll('main h1')];
  const isAdopted = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return headings.length > 0 && headings.every(isAdopted);
}
