import { transform } from 'lightningcss';

/** For sheets that do not pass webpack's own minifier. @param {string} css */
export const minifyCss = (css) =>
  Buffer.from(transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code);
