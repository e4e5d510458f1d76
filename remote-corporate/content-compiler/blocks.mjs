/** Turns the Markdown of a page into nodes. */
import { Marked } from 'marked';
import { compileInlines } from './inlines.mjs';
import { compileNamedBlock, namedBlock } from './named-blocks.mjs';

/** @typedef {import('../src/model/content').Block} Block */
/** @typedef {import('../src/model/content').Inline} Inline */
/** @typedef {import('marked').Token} Token */
/** @typedef {import('marked').Tokens.Table} TableToken */
/** @typedef {import('marked').Tokens.List} ListToken */

/**
 * @typedef {object} BlockContext
 * @property {import('./inlines.mjs').Report} report
 * @property {import('./outline.mjs').Outline} outline
 * @property {(name: string) => unknown} readData content of `content/data/<name>.json`
 */

const marked = new Marked({ extensions: [namedBlock] });

/**
 * @param {string} source Markdown
 * @param {number} offset of the Markdown in its file
 * @param {BlockContext} context
 * @returns {Block[]}
 */
export function compileBlocks(source, offset, context) {
  let at = offset;
  return marked.lexer(source).flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return compileBlock(token, start, context);
  });
}

/**
 * @param {Token} token
 * @param {number} offset
 * @param {BlockContext} context
 * @returns {Block[]}
 */
function compileBlock(token, offset, context) {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return context.outline.compile(/** @type {import('marked').Tokens.Heading} */ (token), offset);
    case 'paragraph':
      return [{ kind: 'paragraph', children: compileInlines(token.tokens ?? [], offset, context.report) }];
    case 'list':
      return [compileList(/** @type {ListToken} */ (token), offset, context)];
    case 'table':
      return [compileTable(/** @type {TableToken} */ (token), offset, context)];
    case 'blockquote':
      return [{ kind: 'quote', children: compileInside(token.tokens ?? [], offset, context.report) }];
    case 'named':
      return compileNamedBlock(token, offset, { ...context, compileBlocks });
    case 'html':
      context.report(offset, 'HTML is not allowed; write the same in Markdown.');
      return [];
    default:
      context.report(
        offset,
        `A ${token.type} is not part of what a page may use; write a paragraph or a list.`,
      );
      return [];
  }
}

/**
 * @param {readonly Token[]} tokens the paragraphs of a quote or of a list's item
 * @param {number} offset
 * @param {import('./inlines.mjs').Report} report
 */
const compileInside = (tokens, offset, report) =>
  tokens.flatMap((token) => compileInlines('tokens' in token ? (token.tokens ?? []) : [], offset, report));

/**
 * @param {ListToken} token
 * @param {number} offset
 * @param {BlockContext} context
 * @returns {Block}
 */
function compileList({ ordered, items }, offset, { report }) {
  let at = offset;
  const children = items.map((item) => {
    const start = at;
    at += item.raw.length;
    if (item.tokens.some(({ type }) => type === 'list')) {
      report(start, 'A list does not stand in a list; end the first one or write one sentence.');
    }
    return compileInside(item.tokens, start + '- '.length, report);
  });
  return { kind: 'list', isOrdered: ordered, items: children };
}

/**
 * @param {TableToken} token
 * @param {number} offset
 * @param {BlockContext} context
 * @returns {Block}
 */
function compileTable({ header, rows, raw }, offset, { report }) {
  const compileRow = (/** @type {TableToken['header']} */ cells) =>
    cells.map(({ text, tokens }) => compileInlines(tokens, offset + raw.indexOf(text), report));
  return { kind: 'table', head: compileRow(header), rows: rows.map(compileRow) };
}
