import { transform } from 'lightningcss';

/** Minifies a style sheet that does not pass webpack's own minifier. */
export const minifyCss = (css: string) =>
  Buffer.from(transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code);
