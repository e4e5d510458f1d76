/** Rules of search engines, the descriptor and the screens for a page. */
import { offsetOfField, type ReadPage } from '../content-compiler/compile-page.js';
import { screenParts } from '../content-compiler/screen-parts.js';

export type Route = { path: string; title: string; description: string; heading?: string };

const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 160;

/** @param context  the route that shows it */
export function checkFrontMatter(page: ReadPage, { route, company }: { route: Route; company: string }) {
  const { source, fields } = page;
  const report = (name: string, message: string) =>
    page.report(offsetOfField(source, name), `${name}: ${message}`);
  const { title, description, sample } = fields;
  const { length } = [title, company].filter(Boolean).join(' | ');
  if (title && length > longestTitle)
    report('title', `It has ${length} characters with the company's name; ${longestTitle} are the most.`);
  if (description && !(description.length >= shortestDescription && description.length <= longestDescription))
    report(
      'description',
      `It has ${description.length} characters; write ${shortestDescription} to ${longestDescription}.`,
    );
  // The host shows these lines before the page is loaded. A real site has no sample heading, so it calls such a page by its title.
  const repeated = [
    ['title', 'title'],
    ['description', 'description'],
    [sample === 'true' ? 'title' : 'h1', 'heading'],
  ] as const;
  for (const [name, key] of repeated) {
    if (fields[name] && fields[name] !== route[key])
      report(name, `remote.json has the ${key} "${route[key]}" for ${route.path}; write the same in both.`);
  }
}

/** Each part of a screen has one place in its text. */
export function checkInserts(screen: string, { page, source, report }: ReadPage) {
  const names = page.body.flatMap((block) => (block.kind === 'insert' ? [block.name] : []));
  for (const [index, name] of names.entries()) {
    if (screenParts.get(screen)?.inserts?.includes(name) && names.indexOf(name) === index) continue;
    const offset = source.search(new RegExp(`^:::[ \\t]*insert[ \\t]+${name}\\b`, 'm'));
    report(Math.max(offset, 0), `":::insert ${name}" stands twice, or on another page; take it out.`);
  }
}
