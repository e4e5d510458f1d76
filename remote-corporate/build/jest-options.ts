/** Options of Jest for these tests, read by `tooling/jest/preset.ts`. */
import path from 'node:path';

export const transform = {
  '/remote-corporate/content/.+\\.md$': path.join(
    import.meta.dirname,
    '../content-compiler/jest-transform.js',
  ),
};
