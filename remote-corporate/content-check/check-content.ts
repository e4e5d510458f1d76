/** Checks all content at once: each file alone, and what one says of another. */
import { byPosition, problemLine, type Problem } from 'shared-types/json/problems';
import { readPage } from '../content-compiler/compile-page.js';
import { contentFolder } from '../content-compiler/content-folder.js';
import { anchorsOf, checkAddresses, faultOf } from './addresses.js';
import { readComposition, type Composition } from './composition.js';
import { readContentFiles, type ContentFiles } from './content-files.js';
import { checkSchema, contentSchemas, isList } from './content-schemas.js';
import { readSources, type JsonSource } from './json-source.js';
import { checkFrontMatter } from './page-rules.js';

/** A line for each fault of the content, which keeps a build from starting. */
export const contentFaults = (): readonly string[] =>
  checkContent(readContentFiles(contentFolder), readComposition()).map(problemLine);

/** @returns problems by file and place; only those of JSON files that cannot be read, if there are any */
export function checkContent(
  { pages, data, schemas = contentSchemas }: ContentFiles,
  composition: Composition,
): readonly Problem[] {
  const sources = readSources(data);
  const unreadable = [...sources.values()].filter(({ isReadable }) => !isReadable);
  const ofUnreadable = [composition, ...unreadable].flatMap(({ problems }) => problems);
  // An unreadable file would cause errors in everything that uses it.
  if (ofUnreadable.length > 0) return ofUnreadable;
  const readData = (name: string) => sources.get(name)?.value;
  const read = Object.entries(pages).map(([name, text]) => ({
    route: composition.ownRoutes.find(({ screen }) => screen === name),
    page: readPage(text, { file: `content/pages/${name}.md`, readData }),
  }));
  const anchors = read.flatMap(({ route, page }) =>
    route && page.front ? [[route.path, anchorsOf(route.screen, page.body, readData)] as const] : [],
  );
  const known = { ...composition, anchors: new Map(anchors) };
  for (const { route, page } of read) {
    if (route) checkFrontMatter(page, { route, company: composition.company });
    else page.report(undefined, 'No route of remote.json has this screen; add one, or take the page out.');
    for (const { at, href } of page.links) {
      const fault = faultOf(href, known, route?.path ?? '/');
      if (fault) page.report(at, fault);
    }
  }
  for (const source of sources.values()) {
    checkSchema(source, schemas);
    checkAddresses(source, known);
    if (source.name === 'gallery') checkDrawings(source, composition.drawings);
  }
  const pagesNeeded = composition.ownRoutes
    .map(({ screen }) => screen)
    .filter((name) => pages[name] === undefined);
  const dataNeeded = Object.keys(schemas).filter((name) => !isList(name) && data[name] === undefined);
  return [
    ...[...read.map(({ page }) => page), ...sources.values()].flatMap(({ problems }) =>
      problems.toSorted(byPosition),
    ),
    ...pagesNeeded.map((name) => missingFile(`content/pages/${name}.md`)),
    ...dataNeeded.map((name) => missingFile(`content/data/${name}.json`)),
  ];
}

const missingFile = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message: 'The file is missing, and a page is made from it; copy it from the version before.',
  isWarning: false,
});

function checkDrawings({ parts, report }: JsonSource, drawings: Composition['drawings']) {
  for (const { path, value } of parts)
    if (path.at(-1) === 'id' && !drawings.has(String(value)))
      report(
        path,
        `has no drawing. Put ${String(value)}.svg into src/drawings/gallery, and its two lines into src/screens/gallery/drawings.ts.`,
      );
}
