/**
 * The blocks that Markdown does not know: `:::facts benefits` shows the entries of `content/data/benefits.json`,
 * `:::note … :::` sets a remark apart, `:::sample … :::` marks sample text, `:::contact` gives the ways to reach the
 * company, and `:::insert goals` is the place of a part that the page's screen draws.
 */
import type { TokenizerExtension, Token } from 'marked';
import type { Block } from '../src/model/content.js';
import type { Report } from './inlines.js';
import type { createOutline } from './outline.js';
import { realEntries } from './sample-marks.js';
import { screenParts } from './screen-parts.js';

export type BlockContext = {
  report: Report;
  outline: ReturnType<typeof createOutline>;
  /** Content of `content/data/<name>.json`. */
  readData: (name: string) => unknown;
  /** Blocks between ":::sample" and ":::". */
  sampleBlocks: Set<Block>;
  /** Name of the block around these. */
  container?: string;
};

type NamedContext = BlockContext & {
  compileBlocks: (source: string, offset: number, context: BlockContext) => readonly Block[];
};
type NamedToken = { raw: string; block: string; argument: string; body?: string };

type Compile<Token> = (token: Token, offset: number, context: NamedContext) => readonly Block[];

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

/** @param file  name of a data file. @returns true if a block of the page shows it */
export const showsData = (source: string, file: string): boolean =>
  new RegExp(`^[ \\t]*:::[ \\t]*\\w+[ \\t]+${file}[ \\t]*$`, 'm').test(source);

export const namedBlock: TokenizerExtension = {
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

/** @param source  that begins with a block. @returns offsets of its last line and of what follows it */
function endOfContainer(source: string): { line: number; next: number } | undefined {
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

export const compileNamedBlock: Compile<Token> = (token, offset, context) => {
  const named = token as unknown as NamedToken;
  const { block, argument } = named;
  if (containers.includes(block)) return compileContainer(named, offset, context);
  if (block === 'contact' && argument === '') return [{ kind: 'block', name: 'contact', entries: [] }];
  if (block === 'insert') return compileInsert(argument, offset, context);
  if (Object.hasOwn(exampleFiles, block)) {
    const name = block as keyof typeof exampleFiles;
    return [{ kind: 'block', name, ...entriesOf({ block: name, file: argument }, offset, context) }];
  }
  context.report(offset, `":::${block} ${argument}" is no block; use one of ${names.join(', ')}.`);
  return [];
};

const compileContainer: Compile<NamedToken> = ({ block, body, raw }, offset, context) => {
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

const compileInsert: Compile<string> = (name, offset, { report }) => {
  if (inserts.includes(name)) return [{ kind: 'insert', name }];
  report(offset, `":::insert ${name}" is not known; use one of ${inserts.join(', ')}.`);
  return [];
};

function entriesOf(
  { block, file }: { block: keyof typeof exampleFiles; file: string },
  offset: number,
  { readData, report }: BlockContext,
): Pick<Extract<Block, { kind: 'block' }>, 'entries' | 'real'> {
  const schema = `../schema/${block}.schema.json`;
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(file);
  const data = (isName ? readData(file) : undefined) as Record<string, unknown> | undefined;
  if (data?.$schema === schema && Array.isArray(data.entries)) return realEntries(data.entries);
  report(
    offset,
    isName && data === undefined
      ? `There is no file content/data/${file}.json for ":::${block} ${file}"; correct the name, or add the file.`
      : `":::${block}" needs a file of content/data that begins with "$schema": "${schema}", as in ":::${block} ${exampleFiles[block]}".`,
  );
  return { entries: [] };
}
