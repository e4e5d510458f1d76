/** Gives an imported picture or font as its file name. */
import path from 'node:path';

export default {
  process: (/** @type {string} */ _, /** @type {string} */ file) => ({
    code: `module.exports = ${JSON.stringify(path.basename(file))};`,
  }),
};
