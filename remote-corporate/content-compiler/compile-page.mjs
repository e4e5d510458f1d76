/** Compiles one page, front matter and Markdown, to what the screens draw. */
import { compileBlocks } from './blocks.mjs';
import { readFrontMatter } from './front-matter.mjs';
import { Outline } from './outline.mjs';
import { Problems } from './problems.mjs';

/** @typedef {import('../src/model/content').PageContent} PageContent */
/** @typedef {import('../src/model/content').PageLink} PageLink */

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** @type {PageLink} */
const usualClosing = { label: 'Questions? Contact us', path: '/contact-us' };

/**
 * @typedef {object} CompileOptions
 * @property {string} file as messages name it: `content/pages/career.md`
 * @property {(name: string) => unknown} readData content of `content/data/<name>.json`
 */

/**
 * @typedef {object} ReadPage
 * @property {PageContent} page
 * @property {string} source                  the text with plain line ends
 * @property {Record<string, string>} fields  of the front matter
 * @property {number} bodyOffset              where the Markdown begins
 * @property {Problems} problems              what is wrong so far
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
  const source = text.replaceAll('\r\n', '\n');
  const problems = new Problems(file, source);
  const { fields, bodyOffset } = readFrontMatter(source, problems);
  /** @type {import('./inlines.mjs').Report} */
  const report = (offset, message) => problems.add(offset, message);
  const outline = new Outline(report);
  const body = compileBlocks(source.slice(bodyOffset), bodyOffset, { report, outline, readData });
  const page = describePage(fields, body, (name, message) => report(offsetOfField(source, name), message));
  return { page, source, fields, bodyOffset, problems };
}

/** @param {string} source @param {string} name of a line of the front matter */
export const offsetOfField = (source, name) => source.indexOf(`\n${name}:`) + 1;

/**
 * @param {Record<string, string>} fields of the front matter
 * @param {PageContent['body']} body
 * @param {(field: string, message: string) => void} reportField
 * @returns {PageContent}
 */
function describePage(fields, body, reportField) {
  const { h1 = '', label = '', lead, updated = '', parent, closing } = fields;
  const link = (/** @type {string} */ field, /** @type {string} */ value) =>
    readLink(value, (message) => reportField(field, message));
  return {
    h1,
    label,
    isSample: fields.sample === 'true',
    updated: { iso: updated, text: dateText(updated, (message) => reportField('updated', message)) },
    closing: closing ? link('closing', closing) : usualClosing,
    body,
    ...(lead && { lead }),
    ...(parent && { parent: link('parent', parent) }),
    ...(fields.toc === 'true' && { sections: sectionsOf(body) }),
  };
}

/**
 * @param {string} value `About Us /about-us`
 * @param {(message: string) => void} report
 * @returns {PageLink}
 */
function readLink(value, report) {
  const [, label, path] = /^(.+) (\/\S*)$/.exec(value) ?? [];
  if (label && path) return { label, path };
  report('Write the text and the address of a page: "About Us /about-us".');
  return usualClosing;
}

/**
 * @param {string} iso
 * @param {(message: string) => void} report
 * @returns {string} `2026-11-12` as `12 November 2026`
 */
function dateText(iso, report) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const monthName = months[Number(month) - 1];
  if (year && monthName && day && isDay(iso)) return `${Number(day)} ${monthName} ${year}`;
  report(`"${iso}" is not a date; write year, month and day: 2026-11-12.`);
  return iso;
}

/** @param {string} iso @returns {boolean} false for 30 February */
const isDay = (iso) => new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false;

/** @param {PageContent['body']} body */
const sectionsOf = (body) =>
  body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
