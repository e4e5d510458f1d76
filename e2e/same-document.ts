/** A mark in a document, which the load of another one takes away: whether a visit stayed within the site. */
import { expect, type Page } from '@playwright/test';

/** Runs in the page. */
export const markDocument = () => {
  document.documentElement.dataset['sameDocument'] = '';
};

/** Runs in the page. */
export const isMarkedDocument = () => 'sameDocument' in document.documentElement.dataset;

export const leaveMark = (page: Page) => page.evaluate(markDocument);

const marked = (page: Page) => page.locator('html[data-same-document]');

export const expectSameDocument = (page: Page) => expect(marked(page)).toHaveCount(1);

export const expectOtherDocument = (page: Page) => expect(marked(page)).toHaveCount(0);
