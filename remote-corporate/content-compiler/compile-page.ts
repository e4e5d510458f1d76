/** Compiles one page, front matter and Markdown, to what the screens draw. */
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { byPosition, positionAt, problemLine, type Problem } from 'shared-types/json/problems';
import { unified } from 'unified';
import type { Block, PageContent, PageLink } from '../src/model/content.js';
import { compileBlocks } from './blocks.js';
import { missingInserts } from './directives.js';
import { readFrontMatter, type FrontMatter } from './front-matter.js';
import type { PageContext } from './page-context.js';
import { invisible, invisibleFault, plainText } from './plain-text.js';
import { realBlocks } from './sample-marks.js';

const usualClosing: PageLink = { label: 'Questions? Contact us', path: '/contact-us' };

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective);

type CompileOptions = {
  /** Path of the page, as messages name it: `content/pages/career.md`. */
  file: string;
  /** Content of `content/data/<name>.json`. */
  readData: (name: string) => unknown;
};

export type ReadPage = PageContext & {
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
    ...{ headings: [], links: [], inserts: [], sampleBlocks: new Set(), samples: [] },
  };
  return { ...context, page: pageOf(context), problems };
}

function pageOf(context: PageContext): PageContent | undefined {
  const { source, report } = context;
  const offset = source.search(invisible);
  const { children } = markdown.parse(source);
  const [first] = children;
  if (offset >= 0) {
    report(positionAt(source, offset), invisibleFault);
    return undefined;
  }
  if (first?.type !== 'yaml') {
    report(
      undefined,
      'A page begins with a line "---", lines such as "label: Careers", and a second line "---".',
    );
    return undefined;
  }
  const front = readFrontMatter(first, context);
  const body = compileBlocks(children, context);
  for (const name of missingInserts(context))
    report(
      undefined,
      `The page needs "::insert[${name}]" on a line of its own, where that part is to stand.`,
    );
  return front && describePage(front, body, context);
}

function describePage(
  { sample, toc, closing = usualClosing, ...fields }: FrontMatter,
  body: readonly Block[],
  { headings, sampleBlocks }: PageContext,
): PageContent {
  const isWhole = sample !== undefined;
  const real = realBlocks(body, (block) => sampleBlocks.has(block) || (isWhole && isOwnText(block)));
  const sections = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text }));
  return {
    ...fields,
    closing,
    body,
    ...(toc && { sections }),
    ...((isWhole || real.length < body.length) && { real }),
    ...(isWhole && { isUnwritten: true }),
  };
}

/** True for what a page says itself; lists and parts of screens have marks of their own. */
const isOwnText = ({ kind }: Block) => kind !== 'block' && kind !== 'insert';
