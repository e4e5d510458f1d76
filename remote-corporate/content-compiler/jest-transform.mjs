/** Gives an imported page to a test as the build gives it to a screen. */
import { compilePage } from './compile-page.mjs';
import { contentName, readData } from './content-folder.mjs';

/** @type {import('@jest/transform').SyncTransformer} */
const transformer = {
  process: (text, file) => {
    const page = compilePage(text, { file: contentName(file), readData });
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(page)} };` };
  },
};

export default transformer;
