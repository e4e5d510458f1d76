/** What search engines, the descriptor and the screens want of a page. */
import { offsetOfField } from '../content-compiler/compile-page.mjs';
import { screenParts } from '../content-compiler/screen-parts.mjs';
import { readSearchWords } from '../content-compiler/search-words.mjs';

/** @typedef {import('../content-compiler/compile-page.mjs').ReadPage} ReadPage */
/** @typedef {{ path: string, title: string, description: string, heading?: string }} Route */

const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 160;

/**
 * @param {ReadPage} page
 * @param {{ route: Route, company: string }} context the route that shows it
 */
export function checkFrontMatter(page, { route, company }) {
  const { source, fields } = page;
  const report = (/** @type {string} */ name, /** @type {string} */ message) =>
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
  const repeated = /** @type {const} */ ([
    ['title', 'title'],
    ['description', 'description'],
    [sample === 'true' ? 'title' : 'h1', 'heading'],
  ]);
  for (const [name, key] of repeated) {
    if (fields[name] && fields[name] !== route[key])
      report(name, `remote.json has the ${key} "${route[key]}" for ${route.path}; write the same in both.`);
  }
}

/** Each part of a screen has one place in its text. @param {string} screen @param {ReadPage} page */
export function checkInserts(screen, { page, source, report }) {
  const names = page.body.flatMap((block) => (block.kind === 'insert' ? [block.name] : []));
  for (const [index, name] of names.entries()) {
    if (screenParts.get(screen)?.inserts?.includes(name) && names.indexOf(name) === index) continue;
    const offset = source.search(new RegExp(`^:::[ \\t]*insert[ \\t]+${name}\\b`, 'm'));
    report(Math.max(offset, 0), `":::insert ${name}" stands twice, or on another page; take it out.`);
  }
}

/** Words that lead to a part that is not there would lead to the top of the page. @param {ReadPage} page @param {ReadonlySet<string>} anchors */
export function checkSearchWords({ source, fields, report }, anchors) {
  for (const { anchor } of readSearchWords(fields['search'])) {
    if (anchor !== '' && !anchors.has(anchor))
      report(offsetOfField(source, 'search'), `search: The page has no heading "#${anchor}".`);
  }
}
