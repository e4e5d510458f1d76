/**
 * Webpack loader for `src/theme/look.css`, which no page links before a visitor has chosen a look: emits the sheet under an
 * address of its bytes, and exports address and integrity.
 */
import { createHash } from 'node:crypto';
import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes);

export default function lookLoader(this: LoaderContext<object>, source: string) {
  const { code } = transform({ filename: 'look.css', code: Buffer.from(source), minify: true });
  const sheet = Buffer.from(code);
  const name = `assets/${sha256(sheet).digest('hex').slice(0, 20)}.css`;
  // Webpack's own minifier would change the bytes that the integrity is of.
  this.emitFile(name, sheet, undefined, { minimized: true });
  const integrity = `sha256-${sha256(sheet).digest('base64')}`;
  return `export const href = '/${name}'; export const integrity = '${integrity}';`;
}
