/** What these tests need of Jest (`tooling/jest/preset.mjs`). */
import path from 'node:path';

export const transform = {
  '/remote-corporate/content/.+\\.md$': path.join(
    import.meta.dirname,
    '../../content-compiler/jest-transform.mjs',
  ),
};
