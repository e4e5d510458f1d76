/** Turns the Markdown of a page into nodes. */
import { Marked, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '../src/model/content.js';
import { compileInlines, reportUnknown, type Report } from './inlines.js';
import { type BlockContext, compileNamedBlock, namedBlock } from './named-blocks.js';
import { listMark } from './unread-marks.js';

/** Turns a token into nodes. `offset` of the token in the file. */
type Compile<Token, Node> = (token: Token, offset: number, context: BlockContext) => Node;

const marked = new Marked({ extensions: [namedBlock] });

export const compileBlocks: Compile<string, readonly Block[]> = (source, offset, context) => {
  let at = offset;
  return marked.lexer(source).flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return compileBlock(token, start, context);
  });
};

const compileBlock: Compile<Token, readonly Block[]> = (token, offset, context) => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return context.outline.compile(token as Tokens.Heading, offset);
    case 'paragraph':
      reportListMark(token.raw, offset, context.report);
      return [{ kind: 'paragraph', children: compileInlines(token.tokens ?? [], offset, context.report) }];
    case 'list':
      return [compileList(token as Tokens.List, offset, context)];
    case 'table':
      return [compileTable(token as Tokens.Table, offset, context)];
    case 'blockquote':
      return [{ kind: 'quote', children: compileInside(token, offset, context) }];
    case 'named':
      return compileNamedBlock(token, offset, { ...context, compileBlocks });
    default:
      reportUnknown(token.raw, offset, context.report);
      return [];
  }
};

function reportListMark(raw: string, offset: number, report: Report) {
  const mark = listMark(raw);
  if (mark) report(offset + mark.at, mark.message);
}

/** The paragraphs of a quote or of a list item, as one: nothing else is allowed in them. */
const compileInside: Compile<Token, Inline[]> = (token, offset, { report }) => {
  const { tokens = [], raw } = token as Tokens.Generic;
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

/** Offset of a part in the text around it, which has marks at the start of each line. */
function placeOf(part: string, whole: string, from: number) {
  const [firstLine = ''] = part.trimStart().split('\n');
  return Math.max(whole.indexOf(firstLine, from), from);
}

const compileList: Compile<Tokens.List, Block> = ({ ordered, start: first, items, raw }, offset, context) => {
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

const compileTable: Compile<Tokens.Table, Block> = ({ header, rows, raw }, offset, { report }) => {
  reportLostCells(header.length, raw, (at, message) => report(offset + at, message));
  let at = 0;
  const compileRow = (cells: Tokens.Table['header']) =>
    cells.map(({ text, tokens }) => {
      const start = placeOf(text, raw, at);
      at = start + text.length;
      return compileInlines(tokens, offset + start, report);
    });
  return { kind: 'table', head: compileRow(header), rows: rows.map(compileRow) };
};

/** A page would show a row without the cells that have no heading. @param raw  the table as it is written */
function reportLostCells(columns: number, raw: string, report: (at: number, message: string) => void) {
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
