/** A page in the themes of a visitor's settings: the sheet, the attributes of `<html>` and the four areas. */
import type { Page } from '@playwright/test';

export const areas = ['main', 'navbar', 'toolbar', 'footer'] as const;

export type AreaThemes = Readonly<Record<(typeof areas)[number], string>>;

/** Runs in the page. */
async function linkThemeSheet() {
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '') as {
    readonly host: { readonly scripts: readonly { readonly href: string }[] };
  };
  const link = document.createElement('link');
  const href = page.host.scripts[0]?.href.replace(/[^/]+$/, 'themes.css');
  Object.assign(link, { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

/** Runs in the page. Each area but main also gets a copy of what main shows. */
function markAreas() {
  const [header, main, footer] = ['header', 'main', 'footer'].map((name) => {
    const element = document.querySelector<HTMLElement>(`#root > ${name}`);
    if (!element) throw new Error(`There is no ${name}`);
    return element;
  });
  const navbar = document.createElement('nav');
  navbar.className = 'no-print';
  main?.before(navbar);
  for (const [area, element] of Object.entries({ navbar, toolbar: header, footer })) {
    const copy = document.createElement('div');
    copy.append(...[...(main?.cloneNode(true).childNodes ?? [])]);
    element?.append(copy);
    element?.setAttribute('data-area', area);
  }
  // Where it is fixed, the copy in it would cover the page.
  header?.style.setProperty('position', 'static');
}

/** Makes the areas of a page. To be called once for each document. */
export async function addThemedAreas(page: Page) {
  await page.evaluate(linkThemeSheet);
  await page.evaluate(markAreas);
}

/** Gives each area its theme. */
export const setThemes = (page: Page, themes: AreaThemes) =>
  page.evaluate((chosen) => {
    for (const [area, theme] of Object.entries(chosen))
      document.documentElement.setAttribute(`data-t-${area}`, theme);
  }, themes);
