/** Compiles one page, front matter and Markdown, to what the screens draw. */
import { byPosition, positionAt, problemLine } from 'shared-types/json/problems';
import { compileBlocks } from './blocks.mjs';
import { dayFault } from './day-fault.mjs';
import { readFrontMatter } from './front-matter.mjs';
import { addressFault } from './link-address.mjs';
import { createOutline } from './outline.mjs';
import { characterFaults, pageFault, plainText, withoutInvisible } from './plain-text.mjs';
import { realBlocks } from './sample-marks.mjs';
import { readSearchWords } from './search-words.mjs';
import { markInPlainText } from './unread-marks.mjs';

/** @typedef {import('../src/model/content').PageContent} PageContent */
/** @typedef {import('../src/model/content').PageLink} PageLink */
/** @typedef {import('shared-types/json/problems').Problem} Problem */

/** @type {PageLink} */
const usualClosing = { label: 'Questions? Contact us', path: '/contact-us' };

/**
 * @typedef {object} CompileOptions
 * @property {string} file as messages name it: `content/pages/career.md`
 * @property {(name: string) => unknown} readData content of `content/data/<name>.json`
 */

/** @typedef {{ offset: number, href: string }} FoundLink */

/** Lines at the top that a page shows as they are. */
const shownFields = ['title', 'description', 'h1', 'label', 'lead'];

/**
 * @typedef {object} ReadPage
 * @property {PageContent} page
 * @property {string} source                  the text with plain line ends, without invisible characters
 * @property {Readonly<Record<string, string>>} fields  of the front matter
 * @property {number} bodyOffset              where the Markdown begins
 * @property {boolean} isRead                 false where nobody can tell what the page holds
 * @property {readonly Problem[]} problems    what is wrong so far
 * @property {import('./inlines.mjs').Report} report
 * @property {readonly FoundLink[]} links     that lead somewhere
 */

/**
 * @param {string} text of the file
 * @param {CompileOptions} options
 * @returns {PageContent}
 * @throws {Error} a line for each fault, with its place and what to do
 */
export function compilePage(text, options) {
  const { page, problems } = readPage(text, options);
  if (problems.length > 0) throw new Error(problems.toSorted(byPosition).map(problemLine).join('\n'));
  return page;
}

/**
 * As `compilePage`, for whoever goes on to check the page.
 *
 * @param {string} text
 * @param {CompileOptions} options
 * @returns {ReadPage}
 */
export function readPage(text, { file, readData }) {
  const written = plainText(text);
  const fault = pageFault(written);
  // An invisible character is a fault of its own: it causes no others.
  const source = fault ? written : withoutInvisible(written);
  /** @type {Problem[]} */
  const problems = (fault ? [fault] : characterFaults(written)).map(({ offset, message }) => ({
    file,
    ...positionAt(written, offset),
    message,
    isWarning: false,
  }));
  /** @type {FoundLink[]} */
  const links = [];
  const report = Object.assign(
    (/** @type {number} */ offset, /** @type {string} */ message) =>
      void problems.push({ file, ...positionAt(source, offset), message, isWarning: false }),
    {
      link: (/** @type {number} */ offset, /** @type {string} */ href) => void links.push({ offset, href }),
    },
  );
  const front = fault ? undefined : readFrontMatter(source, report);
  const { fields, bodyOffset } = front ?? { fields: {}, bodyOffset: source.length };
  const context = { report, outline: createOutline(report), readData, sampleBlocks: new Set() };
  const body = compileBody(source, bodyOffset, context);
  const reportField = (/** @type {string} */ name, /** @type {string} */ message) =>
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

/** @typedef {(field: string, message: string) => void} ReportField */

/** @param {Readonly<Record<string, string>>} fields @param {ReportField} reportField */
function checkFields(fields, reportField) {
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
  readSearchWords(fields['search'], (message) => reportField('search', message));
}

const fieldChoices = { sample: ['true', 'parts'], toc: ['true'] };

/**
 * @param {string} source
 * @param {number} offset of the Markdown
 * @param {import('./blocks.mjs').BlockContext} context
 */
function compileBody(source, offset, context) {
  try {
    return compileBlocks(source.slice(offset), offset, context);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    context.report(offset, 'The text nests too deeply to be read; write shorter lists and quotes.');
    return [];
  }
}

/** @param {string} source @param {string} name of a line of the front matter */
export const offsetOfField = (source, name) => source.indexOf(`\n${name}:`) + 1;

/**
 * @param {{ fields: Readonly<Record<string, string>>, body: PageContent['body'], sampleBlocks: ReadonlySet<PageContent['body'][number]> }} parts
 * @param {ReportField} reportField
 * @returns {PageContent}
 */
function describePage({ fields, body, sampleBlocks }, reportField) {
  const { h1 = '', label = '', description = '', lead, updated = '', parent, closing, sample, toc } = fields;
  const link = (/** @type {string} */ field, /** @type {string} */ value) =>
    readLink(value, (message) => reportField(field, message));
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

/** What a page says itself; lists and parts of screens have marks of their own. @param {PageContent['body'][number]} block */
const isOwnText = ({ kind }) => kind !== 'block' && kind !== 'insert';

/**
 * @param {string} value `About Us /about-us`
 * @param {(message: string) => void} report
 * @returns {PageLink}
 */
function readLink(value, report) {
  const [, label, path] = /^(.+) (\/\S*)$/.exec(value) ?? [];
  const fault = path && addressFault(path);
  if (label && path && !fault) return { label, path };
  report(fault || 'Write the text and the address of a page: "About Us /about-us".');
  return usualClosing;
}

/** @param {PageContent['body']} body */
const sectionsOf = (body) =>
  body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
