/**
 * Webpack loader for style sheets. Lengths are written in pixels, and built as multiples of the font size that the visitor
 * has set (decision 045). Lines and rings keep their width.
 */
import { transform, type ErrorLocation } from 'lightningcss';
import type { LoaderContext } from 'webpack';

const leastPx = 5;

export default function lengthsAsRem(this: LoaderContext<object>, source: string) {
  const filename = this.resourcePath;
  try {
    const { code } = transform({
      filename,
      code: Buffer.from(source),
      visitor: {
        Length: ({ unit, value }) =>
          unit === 'px' && Math.abs(value) >= leastPx ? { unit: 'rem', value: value / 16 } : undefined,
      },
    });
    return Buffer.from(code).toString();
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc: ErrorLocation };
    throw new Error(`(${loc.line}:${loc.column}) ${filename} ${message}`, { cause: error });
  }
}
