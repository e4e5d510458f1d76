import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** File of the site's typeface. Its default weight is semi-bold, which names and numbers have. */
export const fontFile = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');
