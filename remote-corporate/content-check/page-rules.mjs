/** What search engines and the descriptor want of the lines at the top of a page. */
import { dayFault } from '../content-compiler/day-text.mjs';
import { offsetOfField } from '../content-compiler/compile-page.mjs';

/** @typedef {import('../content-compiler/compile-page.mjs').ReadPage} ReadPage */
/** @typedef {{ path: string, title: string, description: string, heading?: string }} Route */

const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 160;

/**
 * Lines of a page that `remote.json` repeats, because the host shows them before the page is loaded. A real site has no
 * sample heading, so the host calls such a page by its title.
 *
 * @param {Record<string, string>} fields
 */
const repeatedLines = ({ sample }) =>
  /** @type {const} */ ([
    ['title', 'title'],
    ['description', 'description'],
    [sample === 'true' ? 'title' : 'h1', 'heading'],
  ]);

/**
 * @param {ReadPage} page
 * @param {{ route: Route, company: string, today: string }} context the route that shows it
 */
export function checkFrontMatter({ source, fields, problems }, { route, company, today }) {
  const report = (/** @type {string} */ name, /** @type {string} */ message) =>
    problems.add(offsetOfField(source, name), `${name}: ${message}`);
  const { title, description, updated } = fields;
  if (updated !== undefined && updated > today && dayFault(updated) === undefined) {
    report('updated', `${updated} lies in the future; write a day up to today, ${today}.`);
  }
  if (title !== undefined && fullTitle(title, company).length > longestTitle) {
    report(
      'title',
      `"${fullTitle(title, company)}" has ${fullTitle(title, company).length} characters, ${longestTitle} are the most; shorten it.`,
    );
  }
  if (description !== undefined && !isFitting(description.length)) {
    report(
      'description',
      `It has ${description.length} characters; write ${shortestDescription} to ${longestDescription}.`,
    );
  }
  for (const [name, key] of repeatedLines(fields)) {
    if (fields[name] !== undefined && fields[name] !== route[key]) {
      const said = key === 'heading' ? `has the heading "${route[key]}"` : `says "${route[key]}"`;
      report(name, `remote.json ${said} for ${route.path}; write the same in both.`);
    }
  }
}

/** @param {number} length */
const isFitting = (length) => length >= shortestDescription && length <= longestDescription;

/** @param {string} title @param {string} company */
const fullTitle = (title, company) => (company === '' ? title : `${title} | ${company}`);
