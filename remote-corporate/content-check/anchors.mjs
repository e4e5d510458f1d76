/** The anchors of the content pages. */
import { screenParts } from '../content-compiler/screen-parts.mjs';

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {(name: string) => unknown} ReadData */

/**
 * @param {string} screen
 * @param {readonly Block[]} body
 * @param {ReadData} readData
 * @returns {ReadonlySet<string>}
 */
export function anchorsOf(screen, body, readData) {
  const { headings = [], entries = [] } = screenParts.get(screen) ?? {};
  const drawn = entries.flatMap(({ file, list, field, prefix = '' }) => {
    const data = /** @type {Readonly<Record<string, unknown>> | undefined} */ (readData(file));
    const shown = Array.isArray(data?.[list]) ? data[list] : [];
    return shown.map((entry) => prefix + String(entry?.[field]));
  });
  return new Set([...headingsOf(body), ...headings, ...drawn]);
}

/** @param {readonly Block[]} body @returns {readonly string[]} */
const headingsOf = (body) =>
  body.flatMap((block) =>
    block.kind === 'heading' ? [block.id] : block.kind === 'note' ? headingsOf(block.children) : [],
  );
