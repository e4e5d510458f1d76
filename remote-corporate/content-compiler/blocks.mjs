/** Turns the Markdown of a page into nodes. */
import { Marked } from 'marked';
import { compileInlines, reportUnknown } from './inlines.mjs';
import { compileNamedBlock, namedBlock } from './named-blocks.mjs';
import { listMark } from './unread-marks.mjs';

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {import('../src/model/content').Inline} Inline */
/** @typedef {import('marked').Token} Token */
/** @typedef {import('marked').Tokens.Table} TableToken */
/** @typedef {import('marked').Tokens.List} ListToken */

/**
 * @typedef {object} BlockContext
 * @property {import('./inlines.mjs').Report} report
 * @property {ReturnType<typeof import('./outline.mjs').createOutline>} outline
 * @property {(name: string) => unknown} readData content of `content/data/<name>.json`
 * @property {Set<Block>} sampleBlocks those between ":::sample" and ":::"
 * @property {string} [container] name of the block around these
 */

/**
 * Turns a token into nodes.
 *
 * @template Token, Node
 * @typedef {(token: Token, offset: number, context: BlockContext) => Node} Compile `offset` of the token in the file
 */

const marked = new Marked({ extensions: [namedBlock] });

/** @type {Compile<string, readonly Block[]>} */
export const compileBlocks = (source, offset, context) => {
  let at = offset;
  return marked.lexer(source).flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return compileBlock(token, start, context);
  });
};

/** @type {Compile<Token, readonly Block[]>} */
const compileBlock = (token, offset, context) => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return context.outline.compile(/** @type {import('marked').Tokens.Heading} */ (token), offset);
    case 'paragraph':
      reportListMark(token.raw, offset, context.report);
      return [{ kind: 'paragraph', children: compileInlines(token.tokens ?? [], offset, context.report) }];
    case 'list':
      return [compileList(/** @type {ListToken} */ (token), offset, context)];
    case 'table':
      return [compileTable(/** @type {TableToken} */ (token), offset, context)];
    case 'blockquote':
      return [{ kind: 'quote', children: compileInside(token, offset, context) }];
    case 'named':
      return compileNamedBlock(token, offset, { ...context, compileBlocks });
    default:
      reportUnknown(token.raw, offset, context.report);
      return [];
  }
};

/** @param {string} raw @param {number} offset @param {import('./inlines.mjs').Report} report */
function reportListMark(raw, offset, report) {
  const mark = listMark(raw);
  if (mark) report(offset + mark.at, mark.message);
}

/** The paragraphs of a quote or of a list item, as one: nothing else is allowed in them. @type {Compile<Token, Inline[]>} */
const compileInside = (token, offset, { report }) => {
  const { tokens = [], raw } = /** @type {import('marked').Tokens.Generic} */ (token);
  let at = 0;
  return tokens.flatMap((child, index) => {
    const start = placeOf(child.raw, raw, at);
    at = start + 1;
    // A box to tick was reported with its item.
    if (child.type === 'space' || child.type === 'checkbox') return [];
    if (child.type !== 'text' && child.type !== 'paragraph') {
      reportUnknown(child.raw, offset + start, report);
      return [];
    }
    reportListMark(child.raw, offset + start, report);
    const children = 'tokens' in child ? (child.tokens ?? []) : [];
    const inside = compileInlines(children, offset + start, report);
    return index > 0 && inside.length > 0 ? [' ', ...inside] : inside;
  });
};

/** Where a part begins in the text around it, which has marks at the start of each line. @param {string} part @param {string} whole @param {number} from */
function placeOf(part, whole, from) {
  const [firstLine = ''] = part.trimStart().split('\n');
  return Math.max(whole.indexOf(firstLine, from), from);
}

/** @type {Compile<ListToken, Block>} */
const compileList = ({ ordered, start: first, items, raw }, offset, context) => {
  let at = 0;
  if (ordered && first !== 1)
    context.report(
      offset,
      `A numbered list begins with 1, not ${first}; where a text begins with a number and a dot, write "${first}\\.".`,
    );
  const children = items.map((item) => {
    const start = placeOf(item.raw, raw, at);
    at = start + item.raw.length;
    if (item.task) context.report(offset + start, 'A list has no boxes to tick; take "[ ]" out.');
    return compileInside(item, offset + start, context);
  });
  return { kind: 'list', isOrdered: ordered, items: children };
};

/** @type {Compile<TableToken, Block>} */
const compileTable = ({ header, rows, raw }, offset, { report }) => {
  reportLostCells(header.length, raw, (at, message) => report(offset + at, message));
  let at = 0;
  const compileRow = (/** @type {TableToken['header']} */ cells) =>
    cells.map(({ text, tokens }) => {
      const start = placeOf(text, raw, at);
      at = start + text.length;
      return compileInlines(tokens, offset + start, report);
    });
  return { kind: 'table', head: compileRow(header), rows: rows.map(compileRow) };
};

/**
 * A page would show a row without the cells that have no heading.
 *
 * @param {number} columns
 * @param {string} raw the table as it is written
 * @param {(at: number, message: string) => void} report
 */
function reportLostCells(columns, raw, report) {
  let at = 0;
  for (const row of raw.split('\n')) {
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/).length;
    if (cells > columns)
      report(
        at,
        `The row has ${cells} cells, and the table has ${columns} columns; take one out, or write "\\|".`,
      );
    at += row.length + 1;
  }
}
