/** The site that browser tests open: made once, in a store of its own. A test that changes a store works on a copy. */
import { prepareSite } from '../site/prepare.mjs';
import { inRoot } from '../root.mjs';

/** Its store. */
const testStore = inRoot('.cache/test-site');

/** @returns {Promise<import('../run/steps.mjs').StepResult>} */
export async function prepareTestSite() {
  /** @type {string[]} */
  const lines = [];
  try {
    const operator = await prepareSite(testStore, (text) => lines.push(text));
    // Nobody downloads it: its files need not be as small as can be.
    await operator.settle({ isQuick: true });
    return { code: 0, output: lines.join('\n') };
  } catch (error) {
    return { code: 1, output: [...lines, error instanceof Error ? error.message : error].join('\n') };
  }
}
