/** Compiles one page, front matter and Markdown, to what the screens draw. */
import { compileBlocks } from './blocks.mjs';
import { dayFault, dayText } from './day-text.mjs';
import { noFrontMatter, readFrontMatter } from './front-matter.mjs';
import { addressFault } from './link-address.mjs';
import { Outline } from './outline.mjs';
import { characterFaults, isText, plainText, reportShape } from './plain-text.mjs';
import { Problems } from 'shared-types/json/problems';
import { realBlocks } from './sample-marks.mjs';
import { readSearchWords } from './search-words.mjs';
import { markInPlainText } from './unread-marks.mjs';

/** @typedef {import('../src/model/content').PageContent} PageContent */
/** @typedef {import('../src/model/content').PageLink} PageLink */

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
 * @property {string} source                  the text with plain line ends
 * @property {Record<string, string>} fields  of the front matter
 * @property {number} bodyOffset              where the Markdown begins
 * @property {boolean} isRead                 false where nobody can tell what the page holds
 * @property {Problems} problems              what is wrong so far
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
  problems.throwIfAny();
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
  const source = plainText(text);
  const problems = new Problems(file, source);
  for (const { offset, message } of characterFaults(source)) problems.add(offset, message);
  const { fields, bodyOffset } = isText(source) ? readFrontMatter(source, problems) : noFrontMatter;
  /** @type {FoundLink[]} */
  const links = [];
  const report = Object.assign(
    (/** @type {number} */ offset, /** @type {string} */ message) => problems.add(offset, message),
    {
      link: (/** @type {number} */ offset, /** @type {string} */ href) => void links.push({ offset, href }),
    },
  );
  const context = { report, outline: new Outline(report), readData, sampleBlocks: new Set() };
  const isRead = bodyOffset !== undefined && reportShape(source, report);
  const body = isRead ? compileBody(source, bodyOffset, context) : [];
  const reportField = (/** @type {string} */ name, /** @type {string} */ message) =>
    report(offsetOfField(source, name), message);
  const page = describePage({ fields, body, sampleBlocks: context.sampleBlocks }, reportField);
  for (const name of shownFields) {
    const mark = markInPlainText(fields[name] ?? '');
    if (mark) reportField(name, `${name}: ${mark.message}`);
  }
  if (fields['search'] !== undefined)
    readSearchWords(fields['search'], (message) => reportField('search', `search: ${message}`));
  for (const name of ['closing', 'parent']) {
    const [, path] = / (\/\S*)$/.exec(fields[name] ?? '') ?? [];
    if (path && !addressFault(path))
      links.push({ offset: source.indexOf(path, offsetOfField(source, name)), href: path });
  }
  return { page, source, fields, bodyOffset: bodyOffset ?? source.length, isRead, problems, links };
}

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
 * @param {{ fields: Record<string, string>, body: PageContent['body'], sampleBlocks: ReadonlySet<PageContent['body'][number]> }} parts
 * @param {(field: string, message: string) => void} reportField
 * @returns {PageContent}
 */
function describePage({ fields, body, sampleBlocks }, reportField) {
  const { h1 = '', label = '', description = '', lead, updated = '', parent, closing, sample, toc } = fields;
  const link = (/** @type {string} */ field, /** @type {string} */ value) =>
    readLink(value, (message) => reportField(field, message));
  // A missing date was reported with the other missing lines.
  const fault = updated === '' ? undefined : dayFault(updated);
  if (fault) reportField('updated', fault);
  const choiceFault = faultOfChoice(sample, ['true', 'parts']);
  if (choiceFault) reportField('sample', choiceFault);
  const tocFault = faultOfChoice(toc, ['true']);
  if (tocFault) reportField('toc', tocFault);
  const isWhole = sample === 'true';
  const real = realBlocks(body, (block) => sampleBlocks.has(block) || (isWhole && isOwnText(block)));
  return {
    h1,
    label,
    isSample: sample !== undefined,
    updated: { iso: updated, text: fault || updated === '' ? updated : dayText(updated) },
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

/** @param {string | undefined} value @param {readonly string[]} choices */
const faultOfChoice = (value, choices) =>
  value === undefined || choices.includes(value)
    ? undefined
    : `"${value}" is not one of the choices; write ${choices.join(' or ')}, or take the line out.`;

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
