/** Checks all content at once: each file alone, and what one says of another. */
import { byPosition, type Problem } from 'shared-types/json/problems';
import { readPage, type ReadPage } from '../content-compiler/compile-page.js';
import { showsData } from '../content-compiler/named-blocks.js';
import { characterFaults } from '../content-compiler/plain-text.js';
import { markInPlainText } from '../content-compiler/unread-marks.js';
import { faultOf, faultOfArticles, type KnownAddresses } from './addresses.js';
import { anchorsOf } from './anchors.js';
import type { Composition, Route } from './composition.js';
import { problemOfFile, type ContentFiles } from './content-files.js';
import { contentSchemas } from './content-schemas.js';
import { readSources, type JsonSource } from './json-source.js';
import { checkFrontMatter, checkInserts } from './page-rules.js';
import { checkReferences } from './references.js';
import { checkSchema, isList } from './schema-rules.js';

type CheckedPage = { name: string; route: Route | undefined; read: ReadPage };

/** @returns problems by file and place; only those of JSON files that cannot be read, if there are any */
export function checkContent(
  { pages, data, schemas = contentSchemas, findings = [] }: ContentFiles,
  composition: Composition,
): readonly Problem[] {
  const sources = readSources(data);
  const unreadable = [...sources.values()].filter(({ isReadable }) => !isReadable);
  const ofUnreadable = [composition, ...unreadable].flatMap(({ problems }) => problems);
  // An unreadable file would cause errors in everything that uses it.
  if (ofUnreadable.length > 0) return [...findings, ...ofUnreadable];
  const readData = (name: string) => sources.get(name)?.value;
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

/** Anchors of readable pages only: a link to an unreadable page is no mistake of the link. */
const anchorsByPath = (pages: readonly CheckedPage[], readData: (name: string) => unknown) =>
  new Map(
    pages.flatMap(({ name, route, read }) =>
      route && read.isRead ? [[route.path, anchorsOf(name, read.page.body, readData)] as const] : [],
    ),
  );

function checkPage({ name, route, read }: CheckedPage, company: string, known: KnownAddresses) {
  if (!route) {
    read.report(0, `No route of remote.json has the screen "${name}"; add one, or take the page out.`);
    return;
  }
  checkFrontMatter(read, { route, company });
  checkInserts(name, read);
  for (const { offset, href } of read.links) {
    const fault = faultOf(href, [route.path], known);
    if (fault) read.report(offset, fault);
  }
}

function checkDrawings(source: JsonSource, drawings: Composition['drawings']) {
  for (const { path, value } of source.parts)
    if (path.at(-1) === 'id' && !drawings.has(String(value)))
      source.report(
        path,
        `has no drawing. Put ${String(value)}.svg into src/drawings/gallery, and its two lines into src/screens/gallery/drawings.ts.`,
      );
}

/** Fields of data files that become the address of a link. */
const addressFields = ['href', 'path', 'registrationUrl', 'pdf', 'category'];

/** Checks parsed texts: only then is `\u202E` a character. @param shownOn  pages whose blocks show the file */
function checkTexts(source: JsonSource, shownOn: readonly string[], known: KnownAddresses) {
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
