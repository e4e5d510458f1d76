/** Compiles one page, front matter and Markdown, to what the screens draw. */
import { byPosition, positionAt, problemLine, type Problem } from 'shared-types/json/problems';
import type { Block, PageContent, PageLink } from '../src/model/content.js';
import { compileBlocks } from './blocks.js';
import type { BlockContext } from './named-blocks.js';
import { dayFault } from './day-fault.js';
import { readFrontMatter } from './front-matter.js';
import type { Report } from './inlines.js';
import { addressFault } from './link-address.js';
import { createOutline } from './outline.js';
import { characterFaults, pageFault, plainText, withoutInvisible } from './plain-text.js';
import { realBlocks } from './sample-marks.js';
import { markInPlainText } from './unread-marks.js';

const usualClosing: PageLink = { label: 'Questions? Contact us', path: '/contact-us' };

type CompileOptions = {
  /** Path of the page, as messages name it: `content/pages/career.md`. */
  file: string;
  /** Content of `content/data/<name>.json`. */
  readData: (name: string) => unknown;
};

type FoundLink = { offset: number; href: string };

/** Lines at the top that a page shows as they are. */
const shownFields = ['title', 'description', 'h1', 'label', 'lead'];

export type ReadPage = {
  page: PageContent;
  /** The text with plain line ends, without invisible characters. */
  source: string;
  /** Lines of the front matter, by name. */
  fields: Readonly<Record<string, string>>;
  /** Offset of the Markdown. */
  bodyOffset: number;
  /** False if the front matter cannot be read, so that nobody can tell what the page holds. */
  isRead: boolean;
  problems: readonly Problem[];
  report: Report;
  /** Links that lead somewhere. */
  links: readonly FoundLink[];
};

/** @param text  of the file. @throws a line for each fault, with its place and what to do */
export function compilePage(text: string, options: CompileOptions): PageContent {
  const { page, problems } = readPage(text, options);
  if (problems.length > 0) throw new Error(problems.toSorted(byPosition).map(problemLine).join('\n'));
  return page;
}

/** Compiles a page as `compilePage` does, for whoever goes on to check it. */
export function readPage(text: string, { file, readData }: CompileOptions): ReadPage {
  const written = plainText(text);
  const fault = pageFault(written);
  // An invisible character is a fault of its own: it causes no others.
  const source = fault ? written : withoutInvisible(written);
  const problems: Problem[] = (fault ? [fault] : characterFaults(written)).map(({ offset, message }) => ({
    file,
    ...positionAt(written, offset),
    message,
    isWarning: false,
  }));
  const links: FoundLink[] = [];
  const report = Object.assign(
    (offset: number, message: string) =>
      void problems.push({ file, ...positionAt(source, offset), message, isWarning: false }),
    {
      link: (offset: number, href: string) => void links.push({ offset, href }),
    },
  );
  const front = fault ? undefined : readFrontMatter(source, report);
  const { fields, bodyOffset } = front ?? { fields: {}, bodyOffset: source.length };
  const context = { report, outline: createOutline(report), readData, sampleBlocks: new Set<Block>() };
  const body = compileBody(source, bodyOffset, context);
  const reportField = (name: string, message: string) =>
    report(offsetOfField(source, name), `${name}: ${message}`);
  const page = describePage({ fields, body, sampleBlocks: context.sampleBlocks }, reportField);
  if (front) checkFields(fields, reportField);
  for (const name of ['closing', 'parent']) {
    const [, path] = / (\/\S*)$/.exec(fields[name] ?? '') ?? [];
    if (path && !addressFault(path))
      links.push({ offset: source.indexOf(path, offsetOfField(source, name)), href: path });
  }
  return { page, source, fields, bodyOffset, isRead: front !== undefined, problems, report, links };
}

type ReportField = (field: string, message: string) => void;

function checkFields(fields: Readonly<Record<string, string>>, reportField: ReportField) {
  for (const name of shownFields) {
    const mark = markInPlainText(fields[name] ?? '');
    if (mark) reportField(name, mark.message);
  }
  // A missing date was reported with the other missing lines.
  const fault = fields['updated'] && dayFault(fields['updated']);
  if (fault) reportField('updated', fault);
  for (const [name, choices] of Object.entries(fieldChoices)) {
    const chosen = fields[name];
    if (chosen !== undefined && !choices.includes(chosen))
      reportField(name, `"${chosen}" is not known; write ${choices.join(' or ')}, or take the line out.`);
  }
}

const fieldChoices = { sample: ['true', 'parts'], toc: ['true'] };

function compileBody(source: string, offset: number, context: BlockContext) {
  try {
    return compileBlocks(source.slice(offset), offset, context);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    context.report(offset, 'The text nests too deeply to be read; write shorter lists and quotes.');
    return [];
  }
}

/** @param name  of a line of the front matter */
export const offsetOfField = (source: string, name: string) => source.indexOf(`\n${name}:`) + 1;

type PageParts = {
  fields: Readonly<Record<string, string>>;
  body: PageContent['body'];
  sampleBlocks: ReadonlySet<Block>;
};

function describePage({ fields, body, sampleBlocks }: PageParts, reportField: ReportField): PageContent {
  const { h1 = '', label = '', description = '', lead, updated = '', parent, closing, sample, toc } = fields;
  const link = (field: string, value: string) => readLink(value, (message) => reportField(field, message));
  const isWhole = sample === 'true';
  const real = realBlocks(body, (block) => sampleBlocks.has(block) || (isWhole && isOwnText(block)));
  return {
    h1,
    label,
    isSample: sample !== undefined,
    updated,
    closing: closing ? link('closing', closing) : usualClosing,
    body,
    ...(lead && { lead }),
    ...(parent && { parent: link('parent', parent) }),
    ...(toc === 'true' && { sections: sectionsOf(body) }),
    ...((isWhole || real.length < body.length) && { real }),
    ...(isWhole && { isUnwritten: true, description }),
  };
}

/** True for what a page says itself; lists and parts of screens have marks of their own. */
const isOwnText = ({ kind }: Block) => kind !== 'block' && kind !== 'insert';

/** @param value  `About Us /about-us` */
function readLink(value: string, report: (message: string) => void): PageLink {
  const [, label, path] = /^(.+) (\/\S*)$/.exec(value) ?? [];
  const fault = path && addressFault(path);
  if (label && path && !fault) return { label, path };
  report(fault || 'Write the text and the address of a page: "About Us /about-us".');
  return usualClosing;
}

const sectionsOf = (body: PageContent['body']) =>
  body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
