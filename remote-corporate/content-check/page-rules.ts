/** Rules of search engines and of the descriptor for the lines at the top of a page. */
import type { ReadPage } from '../content-compiler/compile-page.js';
import type { Route } from './composition.js';

const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 160;

/** @param context  the route that shows it */
export function checkFrontMatter(
  { front, report }: ReadPage,
  { route, company }: { route: Route; company: string },
) {
  if (!front?.fields) return;
  const { title, description, h1, sample } = front.fields;
  const { length } = [title, company].filter(Boolean).join(' | ');
  const reportField = (name: string, message: string) => report(front.placeOf(name), `${name}: ${message}`);
  if (length > longestTitle)
    reportField(
      'title',
      `It has ${length} characters with the company's name; ${longestTitle} are the most.`,
    );
  if (description.length < shortestDescription || description.length > longestDescription)
    reportField(
      'description',
      `It has ${description.length} characters; write ${shortestDescription} to ${longestDescription}.`,
    );
  // The host shows these lines before the page is loaded. A real site has no sample heading, so it calls such a page by its title.
  const heading = sample === 'true' ? title : h1;
  const repeated = {
    title: [title, route.title],
    description: [description, route.description],
    h1: [heading, route.heading],
  };
  for (const [name, [text, other]] of Object.entries(repeated))
    if (text !== other)
      reportField(name, `remote.json has "${other}" for ${route.path}; write the same in both.`);
}
