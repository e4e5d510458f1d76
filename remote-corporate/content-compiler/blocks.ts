/** Turns the Markdown of a page into blocks. */
import type { Blockquote, Heading, List, ListItem, RootContent } from 'mdast';
import type { Block, Inline } from '../src/model/content.js';
import { compileContainer, compileLeaf } from './directives.js';
import { compileInlines } from './inlines.js';
import { refuse, writtenAs, type PageContext } from './page-context.js';

export const compileBlocks = (nodes: readonly RootContent[], page: PageContext): readonly Block[] =>
  nodes.flatMap((node) => compileBlock(node, page));

function compileBlock(node: RootContent, page: PageContext): readonly Block[] {
  switch (node.type) {
    case 'yaml':
      return [];
    case 'heading':
      return compileHeading(node, page);
    case 'paragraph':
      return [{ kind: 'paragraph', children: compileInlines(node.children, page) }];
    case 'list':
      return compileList(node, page);
    case 'blockquote':
      return [{ kind: 'quote', children: compileInside(node, page) }];
    case 'leafDirective':
      return compileLeaf(node, page);
    case 'containerDirective':
      return compileContainer(node, page, compileBlocks);
    default:
      return refuse(node, page);
  }
}

/** Compiles a heading: no level is skipped, no anchor stands twice. */
function compileHeading({ depth, children, position }: Heading, page: PageContext): readonly Block[] {
  const report = (message: string) => page.report(position?.start, message);
  if (depth !== 2 && depth !== 3 && depth !== 4) {
    report('A heading begins with "##", "###" or "####"; the one with "#" is the "h1" at the top.');
    return [];
  }
  const text = children.map((child) => writtenAs(child, page)).join('');
  const id = anchorOf(text);
  if (id === '' || children.some(({ type }) => type !== 'text'))
    report('A heading is plain text with a letter or a digit.');
  const last = page.headings.at(-1)?.level ?? 1;
  if (depth > last + 1) report(`The heading jumps from level ${last} to ${depth}; use level ${last + 1}.`);
  if (page.headings.some((other) => other.id === id))
    report(`"${text}" stands twice as a heading; links need different ones.`);
  const heading = { kind: 'heading', level: depth, id, text } as const;
  page.headings.push(heading);
  return [heading];
}

/** @returns `Who we are` as `who-we-are` */
const anchorOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function compileList(list: List, page: PageContext): readonly Block[] {
  const { ordered, start, children } = list;
  // "13. May" begins a list for Markdown, and pages count each list from 1.
  if (ordered && start !== 1) return refuse(list, page);
  return [
    {
      kind: 'list',
      isOrdered: ordered === true,
      items: children.map((item) => compileInside(item, page)),
    },
  ];
}

/** The paragraphs of a quote or of a list item, as one: nothing else is allowed in them. */
const compileInside = ({ children }: Blockquote | ListItem, page: PageContext): readonly Inline[] =>
  children.flatMap((child, index) => {
    if (child.type !== 'paragraph') return refuse(child, page);
    const inside = compileInlines(child.children, page);
    return index > 0 ? [' ', ...inside] : inside;
  });
