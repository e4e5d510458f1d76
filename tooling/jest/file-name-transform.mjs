/** Gives an imported picture or font as its file name. */
import path from 'node:path';

/** @type {import('@jest/transform').SyncTransformer} */
const transformer = {
  process: (_, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }),
};

export default transformer;
