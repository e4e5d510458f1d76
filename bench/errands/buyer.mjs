/** A buyer at a device: what is a step there, and how long it takes. */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {import('playwright-core').BrowserContextOptions} BrowserContextOptions */

/**
 * @typedef {object} Device
 * @property {BrowserContextOptions} context
 * @property {(control: Locator) => Promise<void>} use     reaches a control and follows it
 * @property {(page: Page) => Promise<number>} openSearch  puts the focus into the search box; returns its steps
 */

/** Between two keys, in milliseconds: somebody who types well. */
const keyMs = 80;

/** More presses of Tab than anybody makes. */
const maxTabs = 300;

/** @param {Locator} control */
async function tabTo(control) {
  const page = control.page();
  for (let pressed = 0; pressed < maxTabs; pressed += 1) {
    await page.keyboard.press('Tab', { delay: keyMs });
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control.toString()}.`);
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** @type {Readonly<Record<string, Device>>} */
export const devices = {
  keyboard: {
    context: { viewport: wide },
    use: async (control) => {
      await tabTo(control);
      await control.page().keyboard.press('Enter');
    },
    openSearch: async (page) => {
      await tabTo(page.locator('#site-search'));
      return 0;
    },
  },
  mouse: {
    context: { viewport: wide },
    use: (control) => control.click(),
    openSearch: async (page) => {
      await page.locator('#site-search').click();
      return 0;
    },
  },
  phone: {
    context: { viewport: narrow, hasTouch: true, isMobile: true },
    use: (control) => control.tap(),
    openSearch: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await page.locator('#drawer-search').tap();
      return 1;
    },
  },
};

/** @param {Page} page @param {string} words */
export async function search(page, words) {
  await page.keyboard.type(words, { delay: keyMs });
  await page.keyboard.press('Enter');
}
