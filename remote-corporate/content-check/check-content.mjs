/** Checks all content at once: each file alone, and what one says of another. */
import { byPosition } from 'shared-types/json/problems';
import { readPage } from '../content-compiler/compile-page.mjs';
import { showsData } from '../content-compiler/named-blocks.mjs';
import { characterFaults } from '../content-compiler/plain-text.mjs';
import { markInPlainText } from '../content-compiler/unread-marks.mjs';
import { faultOf, faultOfArticles } from './addresses.mjs';
import { anchorsOf } from './anchors.mjs';
import { problemOfFile } from './content-files.mjs';
import { contentSchemas } from './content-schemas.mjs';
import { readSources } from './json-source.mjs';
import { checkFrontMatter, checkInserts, checkSearchWords } from './page-rules.mjs';
import { checkReferences } from './references.mjs';
import { checkSchema, isList } from './schema-rules.mjs';

/** @typedef {import('shared-types/json/problems').Problem} Problem */
/** @typedef {import('../content-compiler/compile-page.mjs').ReadPage} ReadPage */
/** @typedef {import('./addresses.mjs').KnownAddresses} KnownAddresses */
/** @typedef {import('./composition.mjs').Composition} Composition */
/** @typedef {import('./json-source.mjs').JsonSource} JsonSource */
/** @typedef {{ name: string, route: import('./composition.mjs').Route | undefined, read: ReadPage }} CheckedPage */

/**
 * @param {import('./content-files.mjs').ContentFiles} files
 * @param {Composition} composition
 * @returns {readonly Problem[]} by file and place; only those of JSON files that cannot be read, if there are any
 */
export function checkContent({ pages, data, schemas = contentSchemas, findings = [] }, composition) {
  const sources = readSources(data);
  const unreadable = [...sources.values()].filter(({ isReadable }) => !isReadable);
  const ofUnreadable = [composition, ...unreadable].flatMap(({ problems }) => problems);
  // An unreadable file would cause errors in everything that uses it.
  if (ofUnreadable.length > 0) return [...findings, ...ofUnreadable];
  const readData = (/** @type {string} */ name) => sources.get(name)?.value;
  const checked = Object.entries(pages).map(([name, text]) => ({
    name,
    route: composition.ownRoutes.find(({ screen }) => screen === name),
    read: readPage(text, { file: `content/pages/${name}.md`, readData }),
  }));
  const known = { ...composition, anchors: anchorsByPath(checked, readData) };
  for (const page of checked) checkPage(page, composition.company, known);
  for (const [name, source] of sources) {
    checkSchema(source, { name, schemas });
    const shownOn = checked.flatMap(({ route, read }) =>
      route && showsData(read.source, name) ? [route.path] : [],
    );
    checkTexts(source, shownOn, known);
    if (name === 'gallery') checkDrawings(source, composition.drawings);
  }
  checkReferences(sources, known.anchors);
  return [
    ...findings,
    ...[...checked.map(({ read }) => read), ...sources.values()].flatMap(({ problems }) =>
      problems.toSorted(byPosition),
    ),
    ...composition.ownRoutes
      .filter(({ screen }) => pages[screen] === undefined)
      .map(({ screen }) => problemOfFile(`content/pages/${screen}.md`, missing)),
    ...Object.keys(schemas)
      .filter((name) => !isList(name) && data[name] === undefined)
      .map((name) => problemOfFile(`content/data/${name}.json`, missing)),
  ];
}

const missing = 'The file is missing, and a page is made from it; copy it from the version before.';

/** Of readable pages only: a link to an unreadable page is no mistake of the link. @param {readonly CheckedPage[]} pages @param {(name: string) => unknown} readData */
const anchorsByPath = (pages, readData) =>
  new Map(
    pages.flatMap(({ name, route, read }) =>
      route && read.isRead
        ? [/** @type {const} */ ([route.path, anchorsOf(name, read.page.body, readData)])]
        : [],
    ),
  );

/** @param {CheckedPage} page @param {string} company @param {KnownAddresses} known */
function checkPage({ name, route, read }, company, known) {
  if (!route) {
    read.report(0, `No route of remote.json has the screen "${name}"; add one, or take the page out.`);
    return;
  }
  checkFrontMatter(read, { route, company });
  checkInserts(name, read);
  checkSearchWords(read, known.anchors.get(route.path) ?? new Set());
  for (const { offset, href } of read.links) {
    const fault = faultOf(href, [route.path], known);
    if (fault) read.report(offset, fault);
  }
}

/** @param {JsonSource} source @param {Composition['drawings']} drawings */
function checkDrawings(source, drawings) {
  for (const { path, value } of source.parts)
    if (path.at(-1) === 'id' && !drawings.has(String(value)))
      source.report(
        path,
        `has no drawing. Put ${String(value)}.svg into src/drawings/gallery, and its two lines into src/screens/gallery/drawings.ts.`,
      );
}

/** Fields of data files that become the address of a link. */
const addressFields = ['href', 'path', 'registrationUrl', 'pdf', 'category'];

/**
 * Checks texts after parsing: only then is an escape such as `\u202E` a character.
 *
 * @param {JsonSource} source
 * @param {readonly string[]} shownOn paths of the pages whose blocks show the file
 * @param {KnownAddresses} known
 */
function checkTexts(source, shownOn, known) {
  for (const { path, value } of source.parts) {
    if (typeof value !== 'string' || value === '') continue;
    const field = String(path.at(-1));
    const isAddress = addressFields.includes(field) || /^[/#]\S*$/.test(value);
    const fault =
      characterFaults(value)[0]?.message ??
      (isAddress ? faultOf(value, shownOn, known) : markInPlainText(value)?.message) ??
      (field === 'articleNo' ? faultOfArticles([value], known) : undefined);
    if (fault) source.report(path, fault);
  }
}
