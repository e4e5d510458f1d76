/** Compiles one page, front matter and Markdown, to what the screens draw. */
import path from 'node:path';
import type { RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { byPosition, positionAt, problemLine, type Problem } from 'shared-types/json/problems';
import { unified } from 'unified';
import type { Block, PageContent, PageLink } from '../src/model/content.js';
import { compileBlocks } from './blocks.js';
import { readFrontMatter, type FrontMatter } from './front-matter.js';
import type { PageContext } from './page-context.js';
import { invisibleIn, plainText } from './plain-text.js';
import { realBlocks } from './sample-marks.js';
import { screenParts } from './screen-parts.js';

const usualClosing: PageLink = { label: 'Questions? Contact us', path: '/contact-us' };

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective);

type CompileOptions = {
  /** Path of the page, as messages name it: `content/pages/career.md`. */
  file: string;
  /** Content of `content/data/<name>.json`. */
  readData: (name: string) => unknown;
};

export type ReadPage = PageContext & {
  front: FrontMatter | undefined;
  body: readonly Block[];
  /** Nothing if its front matter cannot be read. */
  page: PageContent | undefined;
  problems: readonly Problem[];
};

/** @param text  of the file. @throws a line for each fault, with its place and what to do */
export function compilePage(text: string, options: CompileOptions): PageContent {
  const { page, problems } = readPage(text, options);
  if (!page || problems.length > 0)
    throw new Error(problems.toSorted(byPosition).map(problemLine).join('\n'));
  return page;
}

/** Compiles a page as `compilePage` does, for whoever goes on to check it. */
export function readPage(text: string, { file, readData }: CompileOptions): ReadPage {
  const source = plainText(text);
  const problems: Problem[] = [];
  const context: PageContext = {
    screen: path.basename(file, '.md'),
    source,
    readData,
    report: (at, message) => {
      const { line = 1, column = 1 } = at ?? {};
      problems.push({ file, line, column, message, isWarning: false });
    },
    ...{ headings: [], links: [], shownData: [], inserts: [], sampleBlocks: new Set(), samples: [] },
  };
  const unread = { ...context, front: undefined, body: [], page: undefined, problems };
  const invisible = invisibleIn(source);
  const { children } = markdown.parse(source);
  const [first] = children;
  if (invisible) {
    context.report(positionAt(source, invisible.offset), invisible.message);
    return unread;
  }
  if (first?.type !== 'yaml') {
    context.report(
      undefined,
      'A page begins with a line "---", lines such as "title: Careers", and a second line "---".',
    );
    return unread;
  }
  const front = readFrontMatter(first);
  for (const { at, message } of front.faults) context.report(at, message);
  for (const name of ['closing', 'parent'] as const) {
    const link = front.fields?.[name];
    if (link) context.links.push({ at: front.placeOf(name), href: link.path });
  }
  const body = compileBlocks(children, context);
  checkScreenParts(context, children[1]);
  const page = front.fields && describePage(front.fields, body, context);
  return { ...context, front, body, page, problems };
}

/** A screen that finds no place for a part, or for a text, would leave it out without a word. */
function checkScreenParts({ screen, inserts: placed, report }: PageContext, text: RootContent | undefined) {
  const { inserts = [], isTextless } = screenParts.get(screen) ?? {};
  for (const name of inserts.filter((one) => !placed.includes(one)))
    report(
      undefined,
      `The page needs "::insert[${name}]" on a line of its own, where that part is to stand.`,
    );
  if (isTextless && text)
    report(
      text.position?.start,
      'This page shows no text below the second "---"; a notice can stand in its lead.',
    );
}

function describePage(
  { h1, label, description, updated, ...fields }: NonNullable<FrontMatter['fields']>,
  body: readonly Block[],
  { headings, sampleBlocks }: PageContext,
): PageContent {
  const { lead, parent, closing = usualClosing, sample, toc } = fields;
  const isWhole = sample !== undefined;
  const real = realBlocks(body, (block) => sampleBlocks.has(block) || (isWhole && isOwnText(block)));
  const sections = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text }));
  return {
    h1,
    label,
    updated,
    closing,
    body,
    ...(lead && { lead }),
    ...(parent && { parent }),
    ...(toc && { sections }),
    ...((isWhole || real.length < body.length) && { real }),
    ...(isWhole && { isUnwritten: true, description }),
  };
}

/** True for what a page says itself; lists and parts of screens have marks of their own. */
const isOwnText = ({ kind }: Block) => kind !== 'block' && kind !== 'insert';
