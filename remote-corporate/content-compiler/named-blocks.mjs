/**
 * The blocks that Markdown does not know: `:::facts benefits` shows the entries of `content/data/benefits.json`,
 * `:::note … :::` sets a remark apart, `:::contact` gives the ways to reach the company, and `:::insert goals` is the
 * place of a part that the page's screen draws.
 */

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {import('./blocks.mjs').BlockContext} BlockContext */

/** Blocks that show a file of `content/data`, and a file for each as an example. The schema of that name says what is in it. */
const exampleFiles = { facts: 'benefits', steps: 'making', cards: 'requests', timeline: 'milestones' };

/** Parts that screens draw. */
const inserts = [
  'certificates',
  'counsel',
  'enquiries',
  'goals',
  'news',
  'policies',
  'processors',
  'retention',
  'standards',
  'storage',
];

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
  if (block && block in exampleFiles) {
    const name = /** @type {keyof typeof exampleFiles} */ (block);
    return [{ kind: 'block', name, entries: entriesOf({ block: name, file: argument }, offset, context) }];
  }
  const names = ['note', 'contact', 'insert', ...Object.keys(exampleFiles)];
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
 * @param {{ block: keyof typeof exampleFiles, file: string | undefined }} where
 * @param {number} offset
 * @param {BlockContext} context
 * @returns {readonly import('../src/model/content').Entry[]}
 */
function entriesOf({ block, file }, offset, { readData, report }) {
  const schema = `../schema/${block}.schema.json`;
  const data = /** @type {Record<string, unknown> | undefined} */ (
    file === undefined ? file : readData(file)
  );
  if (data?.$schema === schema && Array.isArray(data.entries)) return data.entries;
  report(
    offset,
    `":::${block}" needs a file of content/data that begins with "$schema": "${schema}", as in ":::${block} ${exampleFiles[block]}".`,
  );
  return [];
}
