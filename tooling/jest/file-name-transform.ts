/** Gives an imported picture or font as its file name. */
import path from 'node:path';

export default {
  process: (_: string, file: string) => ({
    code: `module.exports = ${JSON.stringify(path.basename(file))};`,
  }),
};
