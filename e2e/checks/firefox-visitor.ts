/** Somebody who uses the site in Firefox: by words and fields, with the keys and the pointer. */
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'puppeteer-core';
import { isMarkedDocument, markDocument } from '../same-document';

export interface FirefoxVisitor {
  readonly page: Page;
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Types into the field of this name, in place of what stands there. */
  readonly fill: (name: string, text: string) => Promise<void>;
  /** Clicks the first button, link or label that is shown with this first line or name. @param within selector of a part of the page */
  readonly press: (name: string, within?: string) => Promise<void>;
  readonly pressEnter: () => Promise<void>;
  /** Does what leads to another document, and waits until it is loaded. */
  readonly leaveBy: (act: () => Promise<void>) => Promise<void>;
  /** Waits until the page shows the text. */
  readonly sees: (text: string) => Promise<void>;
  /** Waits until the path of the address is this one. */
  readonly isAt: (path: string) => Promise<void>;
  /** Keys of local storage whose name matches. */
  readonly keysLike: (pattern: string) => Promise<readonly string[]>;
}

const mark = 'data-pressed';

/** Runs in the page. @returns whether it is there */
function markPressed([name, within, attribute]: readonly [string, string, string]): boolean {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      ['button', 'a', 'label'].map((tag) => `${within} ${tag}`).join(),
    ),
  ];
  const namesOf = (element: HTMLElement) => [element.innerText.trim().split('\n')[0], element.ariaLabel];
  const found = controls.find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && namesOf(element).includes(name),
  );
  found?.setAttribute(attribute, '');
  return found !== undefined;
}

/** Runs in the page. */
const isLoaded = () => document.readyState === 'complete';

/** Opens a tab. @param site its origin */
export async function openVisitor(context: BrowserContext, site: string): Promise<FirefoxVisitor> {
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });

  /** Asked from outside again and again: while a document is left for another, nothing answers. */
  const eventually = <Argument>(
    message: string,
    isSo: (argument: Argument) => boolean,
    argument: Argument,
  ): Promise<void> =>
    expect
      .poll(() => page.evaluate(isSo as (argument: unknown) => boolean, argument).catch(() => false), {
        message,
        timeout: 30_000,
      })
      .toBe(true);

  async function leaveBy(act: () => Promise<void>) {
    await page.evaluate(markDocument);
    await act();
    const isMarked = () => page.evaluate(isMarkedDocument).catch(() => true);
    await expect.poll(isMarked, { message: 'another document', timeout: 30_000 }).toBe(false);
    await eventually('the whole document', isLoaded, undefined);
  }

  // Firefox waits for frames, too, when it is told to navigate: a hidden frame that is gone by then never loads.
  const goTo = (address: string) => leaveBy(() => page.evaluate((to) => location.assign(to), address));
  await page.goto(`${site}/robots.txt`);

  return {
    page,
    open: (path) => goTo(site + path),
    reload: () => leaveBy(() => page.evaluate(() => location.reload())),
    fill: async (name, text) => {
      const selector = `input[name="${name}"]:not([hidden])`;
      await eventually(`field ${name}`, (field) => document.querySelector(field) !== null, selector);
      await page.click(selector);
      await page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
      await page.keyboard.type(text);
    },
    press: async (name, within = 'body') => {
      await eventually(`control ${name}`, markPressed, [name, within, mark] as const);
      await page.click(`[${mark}]`);
    },
    pressEnter: () => page.keyboard.press('Enter'),
    leaveBy,
    sees: (text) => eventually(text, (wanted) => document.body.innerText.includes(wanted), text),
    isAt: (path) => eventually(path, (wanted) => location.pathname === wanted, path),
    keysLike: (pattern) =>
      page.evaluate(
        (source) => Object.keys(localStorage).filter((key) => new RegExp(source).test(key)),
        pattern,
      ),
  };
}
