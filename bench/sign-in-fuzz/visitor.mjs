/** A tab in which somebody signs in and out again and again, and what happened in it that should not. */

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/** @typedef {{ status: number, body: object }} Answer */

/**
 * @typedef {object} Visitor
 * @property {Page} page
 * @property {string[]} troubles
 * @property {() => Promise<void>} close
 */

/** As long as one step may take, in milliseconds. */
const stepMs = 30_000;
const pauseMs = 10;

/**
 * @param {Browser} browser
 * @param {{ origin: string, answer: Answer }} site  with the answer to each request of a user
 * @returns {Promise<Visitor>}
 */
export async function openVisitor(browser, { origin, answer: { status, body } }) {
  const context = await browser.newContext({ baseURL: origin });
  /** @type {string[]} */
  const troubles = [];
  const note = (/** @type {string} */ what, /** @type {string} */ url) => {
    const { origin: asked } = new URL(url);
    if (asked !== origin && asked !== 'null') troubles.push(`${what} ${url}`);
  };
  context.on('request', (request) => note('asked for', request.url()));
  context.on('weberror', (failure) => troubles.push(`an error: ${failure.error().message}`));
  context.on('dialog', (dialog) => {
    troubles.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.route('**/api/auth/**', (route) => route.fulfill({ status, json: body }));
  const page = await context.newPage();
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${origin}/`)) troubles.push(`went to ${frame.url()}`);
  });
  page.on('crash', () => troubles.push('a crash'));
  page.setDefaultTimeout(stepMs);
  await page.goto('/home');
  return { page, troubles, close: () => context.close() };
}

/**
 * Asks the page from outside again and again: a wait within it would need `eval`, which the policy forbids, and a new document
 * would end it.
 *
 * @param {Page} page
 * @param {() => boolean} question  runs in the page
 * @param {number} [limitMs]
 */
export async function until(page, question, limitMs = stepMs) {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    // Between two documents there is nobody to ask.
    if (await page.evaluate(question).catch(() => false)) return;
    await page.waitForTimeout(pauseMs);
  }
  throw new Error(`not so after ${limitMs} ms: ${String(question)} at ${page.url()}`);
}
