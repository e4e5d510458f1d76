/** Gives an imported page to a test as the build gives it to a screen. */
import { createHash } from 'node:crypto';
import { compilePage } from './compile-page.mjs';
import { contentName, readData } from './content-folder.mjs';

/**
 * @param {string} text
 * @param {string} file
 */
function moduleOf(text, file) {
  const page = compilePage(text, { file: contentName(file), readData });
  return `module.exports = { __esModule: true, default: ${JSON.stringify(page)} };`;
}

export default {
  process: (/** @type {string} */ text, /** @type {string} */ file) => ({ code: moduleOf(text, file) }),
  // A page depends on its data files and on the compiler too, so the result itself is the key.
  getCacheKey: (/** @type {string} */ text, /** @type {string} */ file) =>
    createHash('sha256').update(moduleOf(text, file)).digest('hex'),
};
