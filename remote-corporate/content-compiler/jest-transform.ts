/** Jest transform that gives an imported page to a test as the build gives it to a screen. */
import { createHash } from 'node:crypto';
import { compilePage } from './compile-page.js';
import { contentName, readData } from './content-folder.js';

function moduleOf(text: string, file: string) {
  const page = compilePage(text, { file: contentName(file), readData });
  return `module.exports = { __esModule: true, default: ${JSON.stringify(page)} };`;
}

export default {
  process: (text: string, file: string) => ({ code: moduleOf(text, file) }),
  // A page depends on its data files and on the compiler too, so the result itself is the key.
  getCacheKey: (text: string, file: string) =>
    createHash('sha256').update(moduleOf(text, file)).digest('hex'),
};
