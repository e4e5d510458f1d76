/** The anchors of the content pages. */
import { screenParts } from '../content-compiler/screen-parts.mjs';

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {(name: string) => unknown} ReadData */

/** @param {string} screen */
const drawnHeadings = (screen) => screenParts.get(screen)?.headings ?? [];

/**
 * @param {string} screen
 * @param {readonly Block[]} body
 * @param {ReadData} readData
 * @returns {ReadonlySet<string>}
 */
export const anchorsOf = (screen, body, readData) =>
  new Set([
    ...headingsOf(body),
    ...drawnHeadings(screen),
    ...drawnEntries(screen, readData).map(({ id }) => id),
  ]);

/** @param {readonly Block[]} body @returns {readonly string[]} */
const headingsOf = (body) =>
  body.flatMap((block) =>
    block.kind === 'heading' ? [block.id] : block.kind === 'note' ? headingsOf(block.children) : [],
  );

/** Anchors that a screen draws from data files, each with its place. @param {string} screen @param {ReadData} readData */
const drawnEntries = (screen, readData) =>
  (screenParts.get(screen)?.entries ?? []).flatMap(({ file, list, field, prefix = '' }) => {
    const data = /** @type {Record<string, unknown> | undefined} */ (readData(file));
    const entries = Array.isArray(data?.[list]) ? data[list] : [];
    return entries.flatMap((entry, index) =>
      typeof entry?.[field] === 'string'
        ? [{ id: prefix + entry[field], file, path: [list, index, field] }]
        : [],
    );
  });

/** Anchors of the frame around every page. */
const frameAnchors = ['main', 'root'];

/**
 * A link to an anchor that a page has twice leads to the first one only.
 *
 * @param {string} screen
 * @param {import('../content-compiler/compile-page.mjs').ReadPage} page
 * @param {ReadonlyMap<string, import('./json-source.mjs').JsonSource>} sources data files by name
 */
export function reportSharedAnchors(screen, { page, source, problems }, sources) {
  const drawn = new Set([...frameAnchors, ...drawnHeadings(screen)]);
  const headings = page.body.filter((block) => block.kind === 'heading');
  for (const { id, text } of headings.filter((heading) => drawn.has(heading.id))) {
    const offset = Math.max(source.search(new RegExp(`^#+[ \\t]+${escaped(text)}`, 'm')), 0);
    problems.add(offset, `"${id}" is an anchor that the page already has; write another heading.`);
  }
  const taken = new Set([...drawn, ...headings.map(({ id }) => id)]);
  for (const { id, file, path } of drawnEntries(screen, (name) => sources.get(name)?.value)) {
    if (taken.has(id))
      sources.get(file)?.report(path, `"${id}" is a place that the page has already; choose another.`);
  }
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
