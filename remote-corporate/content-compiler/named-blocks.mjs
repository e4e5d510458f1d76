/**
 * The blocks that Markdown does not know: `:::facts benefits` shows the entries of `content/data/benefits.json`,
 * `:::note … :::` sets a remark apart, `:::sample … :::` marks sample text, `:::contact` gives the ways to reach the
 * company, and `:::insert goals` is the place of a part that the page's screen draws.
 */
import { realEntries } from './sample-marks.mjs';
import { screenParts } from './screen-parts.mjs';

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {import('./blocks.mjs').BlockContext} BlockContext */
/** @typedef {BlockContext & { compileBlocks: typeof import('./blocks.mjs').compileBlocks }} NamedContext */
/** @typedef {{ raw: string, block: string, argument: string, body?: string }} NamedToken */

/**
 * @template Token
 * @typedef {(token: Token, offset: number, context: NamedContext) => readonly Block[]} Compile
 */

/** Blocks that show a file of `content/data`, and a file for each as an example. The schema of that name says what is in it. */
const exampleFiles = { facts: 'benefits', steps: 'making', cards: 'requests', timeline: 'milestones' };

/** Parts that screens draw. */
const inserts = [...screenParts.values()].flatMap((parts) => parts.inserts ?? []).toSorted();

/** Blocks that end with a line `:::`. */
const containers = ['note', 'sample'];

const names = [...containers, 'contact', 'insert', ...Object.keys(exampleFiles)];

const line = /^:::[ \t]*(\S*)[ \t]*([^\n]*?)[ \t]*(?:\n+|$)/;
const opening = /^:::[ \t]*(note|sample)[ \t]*$/;
const closing = /^:::[ \t]*$/;

/**
 * @param {string} source of a page
 * @param {string} file   name of a data file
 * @returns {boolean} whether a block of the page shows it
 */
export const showsData = (source, file) =>
  new RegExp(`^[ \\t]*:::[ \\t]*\\w+[ \\t]+${file}[ \\t]*$`, 'm').test(source);

/** @type {import('marked').TokenizerExtension} */
export const namedBlock = {
  name: 'named',
  level: 'block',
  start: (source) => source.match(/^:::/m)?.index,
  tokenizer(source) {
    const [first, block = '', argument = ''] = line.exec(source) ?? [];
    if (first === undefined) return undefined;
    const end = containers.includes(block) && argument === '' ? endOfContainer(source) : undefined;
    if (!end) return { type: 'named', raw: first, block, argument };
    const bodyStart = source.indexOf('\n') + 1;
    return {
      type: 'named',
      raw: source.slice(0, end.next),
      block,
      argument,
      body: source.slice(bodyStart, end.line),
    };
  },
};

/**
 * @param {string} source that begins with the first line of a block
 * @returns {{ line: number, next: number } | undefined} where its last line begins, and what follows it
 */
function endOfContainer(source) {
  let depth = 0;
  for (let at = 0; at < source.length;) {
    const end = source.indexOf('\n', at);
    const text = source.slice(at, end === -1 ? source.length : end);
    if (opening.test(text)) depth += 1;
    else if (closing.test(text)) depth -= 1;
    const next = end === -1 ? source.length : end + 1;
    if (depth === 0) return { line: at, next: next + (/^\n+/.exec(source.slice(next))?.[0].length ?? 0) };
    at = next;
  }
  return undefined;
}

/** @type {Compile<import('marked').Token>} */
export const compileNamedBlock = (token, offset, context) => {
  const named = /** @type {NamedToken} */ (/** @type {unknown} */ (token));
  const { block, argument } = named;
  if (containers.includes(block)) return compileContainer(named, offset, context);
  if (block === 'contact' && argument === '') return [{ kind: 'block', name: 'contact', entries: [] }];
  if (block === 'insert') return compileInsert(argument, offset, context);
  if (Object.hasOwn(exampleFiles, block)) {
    const name = /** @type {keyof typeof exampleFiles} */ (block);
    return [{ kind: 'block', name, ...entriesOf({ block: name, file: argument }, offset, context) }];
  }
  context.report(offset, `":::${block} ${argument}" is no block; use one of ${names.join(', ')}.`);
  return [];
};

/** @type {Compile<NamedToken>} */
const compileContainer = ({ block, body, raw }, offset, context) => {
  const isInside = context.container !== undefined && !(block === 'note' && context.container === 'sample');
  if (body === undefined || body.trim() === '' || isInside) {
    context.report(
      offset,
      `":::${block}" stands alone on its line and in no other block; write its text below it, and then a line ":::".`,
    );
    return [];
  }
  const inside = { ...context, container: block };
  const children = context.compileBlocks(body, offset + raw.indexOf('\n') + 1, inside);
  if (block === 'note') return [{ kind: 'note', children }];
  if (children.at(-1)?.kind === 'heading')
    context.report(offset, '":::sample" ends with a heading; put what stands below it inside, too.');
  for (const child of children) context.sampleBlocks.add(child);
  return children;
};

/** @type {Compile<string>} */
const compileInsert = (name, offset, { report }) => {
  if (inserts.includes(name)) return [{ kind: 'insert', name }];
  report(offset, `":::insert ${name}" is not known; use one of ${inserts.join(', ')}.`);
  return [];
};

/**
 * @param {{ block: keyof typeof exampleFiles, file: string }} where
 * @param {number} offset
 * @param {BlockContext} context
 * @returns {Pick<Extract<Block, { kind: 'block' }>, 'entries' | 'real'>}
 */
function entriesOf({ block, file }, offset, { readData, report }) {
  const schema = `../schema/${block}.schema.json`;
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(file);
  const data = /** @type {Record<string, unknown> | undefined} */ (isName ? readData(file) : undefined);
  if (data?.$schema === schema && Array.isArray(data.entries)) return realEntries(data.entries);
  report(
    offset,
    isName && data === undefined
      ? `There is no file content/data/${file}.json for ":::${block} ${file}"; correct the name, or add the file.`
      : `":::${block}" needs a file of content/data that begins with "$schema": "${schema}", as in ":::${block} ${exampleFiles[block]}".`,
  );
  return { entries: [] };
}
