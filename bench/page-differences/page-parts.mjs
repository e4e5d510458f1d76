/** A page as a list of its parts, without what every release has of its own. */

const recordScript = /<script type="application\/json" id="page">(.*?)<\/script>/s;

/** @param {string} html @returns {unknown} */
function recordIn(html) {
  const [, text] = recordScript.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

/** The text with versions, pins, addresses of files by their content and numbered chunks made equal. @param {string} text */
export const levelled = (text) =>
  text
    .replaceAll(/sha(?:256|384|512)-[\w+/=]+/g, 'PIN')
    .replaceAll(/\d+[._]\d+[._]\d+[-_]local[._]h[0-9a-f]{12}/g, 'VERSION')
    .replaceAll(/\/assets\/[0-9a-f]{20}\./g, '/assets/FILE.')
    .replaceAll(/(?<=VERSION\/)(?:\d+|[0-9a-f]{20})\.(?=js|css)/g, 'CHUNK.');

/** @param {unknown} value @param {string} place @returns {readonly string[]} a line for each value, `host.scripts[].href = …` */
const linesOf = (value, place = '') => {
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, `${place}[]`));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => linesOf(item, `${place}.${key}`));
  return [`page${place} = ${JSON.stringify(value)}`];
};

/**
 * @param {string} html of a page
 * @returns {readonly string[]} its tags, texts, style rules and the values of its record, in order
 */
export function partsOf(html) {
  const record = recordIn(html);
  const markup = levelled(html.replace(recordScript, '<script id="page"></script>'));
  const parts = markup.split(/(?<=>)|(?=<)/).flatMap((part) => part.split(/(?<=\})/));
  return [...parts, ...linesOf(record).map((line) => levelled(line))];
}

/** @param {readonly string[]} parts @returns {Map<string, number>} */
function countsOf(parts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/**
 * @param {string} before HTML
 * @param {string} after  HTML
 * @returns {{ gone: readonly string[], new: readonly string[], isReordered: boolean }} parts that one side has more of
 */
export function differencesOf(before, after) {
  const [older, newer] = [partsOf(before), partsOf(after)];
  const [oldCounts, newCounts] = [countsOf(older), countsOf(newer)];
  const moreIn = (/** @type {Map<string, number>} */ some, /** @type {Map<string, number>} */ others) =>
    [...some].filter(([part, count]) => count > (others.get(part) ?? 0)).map(([part]) => part);
  const gone = moreIn(oldCounts, newCounts);
  const added = moreIn(newCounts, oldCounts);
  const isSame = gone.length === 0 && added.length === 0;
  return { gone, new: added, isReordered: isSame && older.join('\n') !== newer.join('\n') };
}
