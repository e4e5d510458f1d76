/**
 * The blocks that Markdown does not know: `:::facts glance` shows the entries of `content/data/glance.json`,
 * `:::note … :::` sets a remark apart, `:::contact` gives the ways to reach the company, and `:::insert goals` is the
 * place of a part that the page's screen draws.
 */

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {import('./blocks.mjs').BlockContext} BlockContext */

/** The texts that each entry of a data file must have, by the kind of block that shows them. */
const entryFields = {
  facts: ['term', 'text'],
  steps: ['title', 'text'],
  cards: ['title', 'text', 'href'],
  timeline: ['when', 'title', 'text'],
};

/** Parts that screens draw. */
const inserts = ['certificates', 'goals', 'hazards', 'news', 'standards', 'storage'];

const note = /^:::note[ \t]*\n([\s\S]*?)\n:::[ \t]*(?:\n+|$)/;
const single = /^:::([\w-]+)(?:[ \t]+([\w-]+))?[ \t]*(?:\n+|$)/;

/** @type {import('marked').TokenizerExtension} */
export const namedBlock = {
  name: 'named',
  level: 'block',
  start: (source) => source.match(/^:::/m)?.index,
  tokenizer(source) {
    const [raw, body] = note.exec(source) ?? [];
    if (raw) return { type: 'named', raw, block: 'note', body };
    const [line, block, argument] = single.exec(source) ?? [];
    return line ? { type: 'named', raw: line, block, argument } : undefined;
  },
};

/**
 * @param {import('marked').Token} token
 * @param {number} offset
 * @param {BlockContext & { compileBlocks: typeof import('./blocks.mjs').compileBlocks }} context
 * @returns {Block[]}
 */
export function compileNamedBlock(token, offset, context) {
  const { block, argument, body, raw } = /** @type {Record<string, string>} */ (
    /** @type {unknown} */ (token)
  );
  if (block === 'note' && body !== undefined) {
    return [
      { kind: 'note', children: context.compileBlocks(body, offset + (raw ?? '').indexOf(body), context) },
    ];
  }
  if (block === 'contact') return [{ kind: 'block', name: 'contact', entries: [] }];
  if (block === 'insert') return compileInsert(argument, offset, context);
  if (block && block in entryFields) {
    const name = /** @type {keyof typeof entryFields} */ (block);
    const report = (/** @type {string} */ message) => context.report(offset, message);
    return [
      {
        kind: 'block',
        name,
        entries: checkedEntries({ block: name, file: argument }, context.readData, report),
      },
    ];
  }
  const names = ['note', 'contact', 'insert', ...Object.keys(entryFields)];
  context.report(offset, `":::${block}" is not known; use one of ${names.join(', ')}.`);
  return [];
}

/**
 * @param {string | undefined} name
 * @param {number} offset
 * @param {BlockContext} context
 * @returns {Block[]}
 */
function compileInsert(name, offset, { report }) {
  if (name && inserts.includes(name)) return [{ kind: 'insert', name }];
  report(offset, `":::insert ${name ?? ''}" is not known; use one of ${inserts.join(', ')}.`);
  return [];
}

/**
 * @param {{ block: keyof typeof entryFields, file: string | undefined }} where
 * @param {BlockContext['readData']} readData
 * @param {(message: string) => void} report
 * @returns {readonly import('../src/model/content').Entry[]}
 */
function checkedEntries({ block, file }, readData, report) {
  /** @type {unknown} */
  const entries = file === undefined ? undefined : readData(file);
  if (!Array.isArray(entries)) {
    report(`":::${block}" needs the name of a list in content/data, as in ":::${block} glance".`);
    return [];
  }
  for (const field of entryFields[block]) {
    const index = entries.findIndex((entry) => typeof entry?.[field] !== 'string');
    if (index >= 0) report(`Entry ${index + 1} of content/data/${file}.json has no "${field}"; add it.`);
  }
  return entries;
}
