/** Navigation to any path without a document load. */
import type { Page } from '@playwright/test';
import { followLink } from 'tooling/trial/in-page';

export const follow = (page: Page, path: string) => page.evaluate(followLink, path);
