/** A page in the themes of a visitor's settings: the sheet, the attributes of `<html>` and the four areas. */
import type { Page } from '@playwright/test';

export const areas = ['main', 'navbar', 'toolbar', 'footer'] as const;

export type AreaThemes = Readonly<Record<(typeof areas)[number], string>>;

/** Runs in the page. */
async function linkLookSheet() {
  // The boot script names it.
  const [href] = /\/assets\/\w{20}\.css/.exec(document.head.innerHTML) ?? [];
  if (!href) throw new Error('The page names no sheet of looks');
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

/** Runs in the page. Each area but main also gets a copy of what main shows. */
function markAreas() {
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no main');
  for (const area of ['navbar', 'toolbar', 'footer']) {
    const element = document.querySelector<HTMLElement>(`[data-area=${area}]`);
    if (!element) throw new Error(`There is no ${area}`);
    const copy = document.createElement('div');
    copy.className = 'no-print';
    copy.append(...main.cloneNode(true).childNodes);
    element.append(copy);
    // A fixed area with the copy in it would cover the page.
    element.style.setProperty('position', 'static');
  }
}

/** Makes the areas of a page. To be called once for each document. */
export async function addThemedAreas(page: Page) {
  // Transitions stand still in parts that an untouched page leaves out.
  await page.evaluate(() => delete document.documentElement.dataset['untouched']);
  await page.evaluate(linkLookSheet);
  await page.evaluate(markAreas);
}

export const setThemes = (page: Page, themes: AreaThemes) =>
  page.evaluate((chosen) => {
    for (const [area, theme] of Object.entries(chosen))
      document.documentElement.setAttribute(`data-t-${area}`, theme);
  }, themes);
