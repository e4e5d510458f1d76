/** Navigation to any path without a document load. */
import type { Page } from '@playwright/test';

/** Runs in the page. Clicks a link that no page has; the host takes it over as any other. */
export const clickLinkTo = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
};

export const follow = (page: Page, path: string) => page.evaluate(clickLinkTo, path);
