/** In-app navigation to any path. */
import type { Page } from '@playwright/test';

/** Clicks a link that no page has; the host takes it over as any other. */
export const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    document.documentElement.dataset['sameDocument'] = '';
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
