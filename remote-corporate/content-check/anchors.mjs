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

/** Headings and forms that screens draw. @type {Readonly<Record<string, readonly string[]>>} */
const drawnHeadings = {
  'about-us-objectives': ['goals'],
  'contact-us': ['your-enquiry'],
  credentials: ['by-hazard'],
  forms: ['sample-request', 'return-or-complaint', 'documents', 'supplier-enquiry'],
  media: ['news'],
  'media-events': ['upcoming', 'past'],
};

/**
 * @param {string} screen
 * @param {readonly Block[]} body
 * @param {ReadData} readData
 * @returns {ReadonlySet<string>}
 */
export const anchorsOf = (screen, body, readData) =>
  new Set([...headingsOf(body), ...(drawnHeadings[screen] ?? []), ...entriesOf(screen, readData)]);

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
      const entries = /** @type {readonly Record<string, unknown>[]} */ (data?.[list] ?? []);
      return entries.map((entry) => `${prefix}${String(entry[field])}`);
    });
