/** The places of the content pages that a link can name. */

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {(name: string) => unknown} ReadData */

/** What screens draw from data files: `prefix` and the field of each entry make an anchor. */
const drawnEntries = [
  { screen: 'career', file: 'jobs', list: 'jobs', field: 'id', prefix: 'job-' },
  { screen: 'credentials', file: 'standards', list: 'standards', field: 'slug', prefix: '' },
  { screen: 'gallery', file: 'gallery', list: 'pictures', field: 'id', prefix: '' },
  { screen: 'media', file: 'news', list: 'items', field: 'id', prefix: '' },
  { screen: 'media-events', file: 'events', list: 'events', field: 'id', prefix: '' },
];

/** Headings and forms that screens draw. @type {ReadonlyMap<string, readonly string[]>} */
const drawnHeadings = new Map([
  ['about-us-objectives', ['goals']],
  ['contact-us', ['your-enquiry']],
  ['credentials', ['by-hazard']],
  ['forms', ['sample-request', 'return-or-complaint', 'documents', 'supplier-enquiry']],
  ['media', ['news', 'press-kit']],
  ['media-events', ['upcoming', 'past']],
]);

const drawnHeadingsOf = (/** @type {string} */ screen) => drawnHeadings.get(screen) ?? [];

/**
 * @param {string} screen
 * @param {readonly Block[]} body
 * @param {ReadData} readData
 * @returns {ReadonlySet<string>}
 */
export const anchorsOf = (screen, body, readData) =>
  new Set([...headingsOf(body), ...drawnHeadingsOf(screen), ...entriesOf(screen, readData)]);

/** @param {readonly Block[]} body @returns {readonly string[]} */
const headingsOf = (body) =>
  body.flatMap((block) =>
    block.kind === 'heading' ? [block.id] : block.kind === 'note' ? headingsOf(block.children) : [],
  );

/** @param {string} screen @param {ReadData} readData @returns {readonly string[]} */
const entriesOf = (screen, readData) =>
  drawnEntries
    .filter((drawn) => drawn.screen === screen)
    .flatMap(({ file, list, field, prefix }) => {
      const data = /** @type {Record<string, unknown> | undefined} */ (readData(file));
      const entries = Array.isArray(data?.[list]) ? data[list] : [];
      return entries.flatMap((entry) => (typeof entry?.[field] === 'string' ? [prefix + entry[field]] : []));
    });

/** Places that the frame of every page has. */
const frameAnchors = ['main', 'root'];

/**
 * A name that two places of a page share leads to the first of them only.
 *
 * @param {string} screen
 * @param {import('../content-compiler/compile-page.mjs').ReadPage} page
 * @param {ReadonlyMap<string, import('./json-source.mjs').JsonSource>} sources data files by name
 */
export function reportSharedAnchors(screen, { page, source, problems }, sources) {
  const drawn = new Set([...frameAnchors, ...drawnHeadingsOf(screen)]);
  const headings = page.body.filter((block) => block.kind === 'heading');
  for (const { id, text } of headings.filter((heading) => drawn.has(heading.id))) {
    const offset = Math.max(source.search(new RegExp(`^#+[ \\t]+${escaped(text)}`, 'm')), 0);
    problems.add(offset, `"${id}" is an anchor that the page already has; write another heading.`);
  }
  const taken = new Set([...drawn, ...headings.map(({ id }) => id)]);
  for (const { file, list, field, prefix } of drawnEntries.filter((one) => one.screen === screen)) {
    const data = sources.get(file);
    const entries = /** @type {Record<string, unknown> | undefined} */ (data?.value)?.[list];
    for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      const id = prefix + (typeof entry?.[field] === 'string' ? entry[field] : '');
      if (taken.has(id))
        data?.report([list, index, field], `"${id}" is a place that the page has already; choose another.`);
    }
  }
}

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
