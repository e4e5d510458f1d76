import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The site's typeface. As it lies in the file it is semi-bold, which is the weight of names and numbers. */
export const fontFile = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');
