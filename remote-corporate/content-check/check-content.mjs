/** Checks all content at once: each file alone, and what one says of another. */
import { readPage } from '../content-compiler/compile-page.mjs';
import { showsData } from '../content-compiler/named-blocks.mjs';
import { characterFaults, longestLine } from '../content-compiler/plain-text.mjs';
import { markInPlainText } from '../content-compiler/unread-marks.mjs';
import { anchorsOf, reportSharedAnchors } from './anchors.mjs';
import { contentSchemas } from './content-schemas.mjs';
import { checkEntries } from './entry-rules.mjs';
import { checkInserts } from './insert-rules.mjs';
import { problemOfFile } from './content-files.mjs';
import { fieldName, readSources } from './json-source.mjs';
import { addressFields, checkDataLinks, checkPageLinks } from './link-rules.mjs';
import { longSentences } from './long-sentences.mjs';
import { checkFrontMatter } from './page-rules.mjs';
import { checkSchema, isList } from './schema-rules.mjs';
import { checkSearchWords } from './search-rules.mjs';

/** @typedef {import('shared-types/json/problems').Problem} Problem */
/** @typedef {import('../content-compiler/compile-page.mjs').ReadPage} ReadPage */
/** @typedef {import('./composition.mjs').Composition} Composition */
/** @typedef {import('./content-schemas.mjs').Schemas} Schemas */
/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {import('./composition.mjs').Route} Route */
/** @typedef {{ name: string, route: Route | undefined, read: ReadPage }} CheckedPage */

/**
 * @param {import('./content-files.mjs').ContentFiles} files
 * @param {Composition} composition
 * @param {string} today `2026-11-20`
 * @returns {readonly Problem[]} by file and place; only those of data files that cannot be read, if there are any
 */
export function checkContent({ pages, data, schemas = contentSchemas, findings = [] }, composition, today) {
  const sources = readSources(data);
  const unreadable = [...sources.values()].filter(({ isReadable }) => !isReadable);
  // An unreadable file would cause errors in everything that uses it.
  if (unreadable.length > 0) return [...findings, ...unreadable.flatMap(({ problems }) => problems.all)];
  const readData = (/** @type {string} */ name) => sources.get(name)?.value;
  const checked = Object.entries(pages).map(([name, text]) => ({
    name,
    route: composition.ownRoutes.find(({ screen }) => screen === name),
    read: readPage(text, { file: `content/pages/${name}.md`, readData }),
  }));
  const known = { ...composition, anchors: anchorsByPath(checked, readData) };
  for (const page of checked) checkPage(page, { composition, known, today });
  for (const { name, read } of checked) reportSharedAnchors(name, read, sources);
  for (const [name, source] of sources) {
    checkSchema(source, { name, schemas });
    checkTexts(source);
    checkEntries(source, today);
    checkDataLinks(source, pagesWith(name, checked), known);
    warnOfLongTexts(source);
  }
  return [
    ...findings,
    ...checked.flatMap(({ read }) => read.problems.all),
    ...[...sources].flatMap(([, { problems }]) => problems.all),
    ...missingPages(composition.ownRoutes, pages),
    ...missingData(schemas, data),
  ];
}

/** Of readable pages only: a link to an unreadable page is no mistake of the link. @param {readonly CheckedPage[]} pages @param {(name: string) => unknown} readData */
const anchorsByPath = (pages, readData) =>
  new Map(
    pages.flatMap(({ name, route, read }) =>
      route && read.isRead
        ? [/** @type {const} */ ([route.path, anchorsOf(name, read.page.body, readData)])]
        : [],
    ),
  );

/** @typedef {{ composition: Composition, known: import('./addresses.mjs').KnownAddresses, today: string }} PageContext */

/** @param {CheckedPage} page @param {PageContext} context */
function checkPage({ name, route, read }, { composition: { company }, known, today }) {
  if (!route) {
    read.problems.add(0, `No route of remote.json has the screen "${name}"; add one, or take the page out.`);
    return;
  }
  checkFrontMatter(read, { route, company, today });
  checkInserts(name, read);
  checkPageLinks(read, route.path, known);
  checkSearchWords(read, known.anchors.get(route.path) ?? new Set());
  warnOfLongSentences(read);
}

/** Text from the start of a line or of an item of a list, without headings, tables and lines of blocks. */
const paragraphs = /^[^\n|:#].*\n?(?:^(?![-*|:#]|\d+\.)[^\n].*\n?)*/gm;

/** Does not count the addresses of links as words. @param {ReadPage} page */
function warnOfLongSentences({ source, bodyOffset, problems }) {
  for (const { 0: paragraph, index } of source.slice(bodyOffset).matchAll(paragraphs)) {
    const text = paragraph.replaceAll(/\]\([^)]*\)/g, (link) => ']' + ' '.repeat(link.length - 1));
    for (const { offset, message } of longSentences(text)) {
      problems.warn(bodyOffset + index + offset, message);
    }
  }
}

/** Checks texts after parsing: only then is an escape such as `\u202E` a character. @param {JsonSource} source */
function checkTexts(source) {
  for (const { path, value } of source.parts) {
    if (typeof value !== 'string') continue;
    const fault = characterFaults(value)[0]?.message ?? faultOfText(value, path.at(-1));
    if (fault) source.report(path, fault);
  }
}

/** @param {string} text @param {string | number | undefined} field */
function faultOfText(text, field) {
  if (text !== '' && text.trim() === '')
    return 'is empty; write a text, or take the line out if it may be left out.';
  if (text.length > longestLine)
    return `has ${text.length} characters, ${longestLine} are the most; shorten it.`;
  return addressFields.includes(String(field)) ? undefined : markInPlainText(text)?.message;
}

/** @param {JsonSource} source */
function warnOfLongTexts(source) {
  for (const { path, value, offset } of source.parts) {
    if (typeof value !== 'string') continue;
    for (const { message } of longSentences(value)) {
      source.problems.warn(offset, `${fieldName(path)}: ${message}`);
    }
  }
}

/** @param {string} dataName @param {readonly CheckedPage[]} pages @returns {readonly string[]} paths of those that show it */
const pagesWith = (dataName, pages) =>
  pages.flatMap(({ route, read }) => (route && showsData(read.source, dataName) ? [route.path] : []));

/** @param {readonly Route[]} routes @param {Readonly<Record<string, string>>} pages @returns {readonly Problem[]} */
const missingPages = (routes, pages) =>
  routes
    .filter(({ screen }) => pages[screen] === undefined)
    .flatMap(({ path, screen }) =>
      problemOfFile(
        `content/pages/${screen}.md`,
        `The page of ${path} is missing; add the file, or take the route out of remote.json.`,
      ),
    );

/** @param {Schemas} schemas @param {Readonly<Record<string, string>>} data @returns {readonly Problem[]} */
const missingData = (schemas, data) =>
  Object.keys(schemas)
    .filter((name) => !isList(name) && data[name] === undefined)
    .flatMap((name) =>
      problemOfFile(
        `content/data/${name}.json`,
        'The file is missing, and a page is made from it; copy it from the version before.',
      ),
    );
