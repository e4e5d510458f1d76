/** Files that a remote offers at addresses of the site: calendars, feeds. */
import type { SiteDocument } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import type { RemoteRelease } from 'shared-types/release';
import * as v from 'valibot';
import { titleOf } from '../model/composition.js';
import { documentsFile } from '../model/release-checks.js';
import { ReleaseError } from '../model/release-error.js';
import { mapConcurrently } from '../store/concurrency.js';
import { documentsResult } from './child-results.js';
import type { DocumentFile } from './page-set.js';
import type { PageWriter } from './page-writer.js';
import { named, pagePath, type RemoteRendering } from './remote-pages.js';

/** What may be offered, with the end of its name: by it, a plain web server and a link know the type. */
const endings: Readonly<Record<string, string>> = {
  'text/calendar': '.ics',
  'application/atom+xml': '.atom',
  'text/plain': '.txt',
};

interface MadeDocument {
  readonly document: SiteDocument;
  readonly module: string;
}

async function documentsOf({ pageSet }: RemoteRendering): Promise<readonly MadeDocument[]> {
  const made = v.parse(documentsResult, await pageSet.run({ kind: 'documents' }, 'its documents'));
  return made.flatMap(([module, documents]) => documents.map((document) => ({ document, module })));
}

function* formProblems({ claims }: RemoteRelease, { path, type, body }: SiteDocument): Iterable<string> {
  const ending = Object.hasOwn(endings, type) ? endings[type] : undefined;
  const types = Object.keys(endings).join(', ');
  if (!pagePath.test(path)) yield 'it is not a path of plain, percent-encoded segments: encode it';
  else if (!claims.some((claim) => isInside(path, claim)))
    yield `it is outside the claims ${claims.join(', ')}: claim it, or move the document`;
  if (ending === undefined) yield `its type ${type} is not known: give it one of ${types}`;
  else if (!path.endsWith(ending)) yield `a document of type ${type} ends in ${ending}: rename it`;
  if (typeof body !== 'string') yield 'its body is no text: give it as a string';
}

/** Addresses that differ in case or in escapes lead to one another. */
const looseAddress = (path: string) => (pagePath.test(path) ? decodeURIComponent(path).toLowerCase() : path);

/** Why these documents cannot stand beside these pages. */
function problemsOf(release: RemoteRelease, made: readonly MadeDocument[], pages: readonly string[]) {
  const taken = new Map(pages.map((path) => [looseAddress(path), `the page ${path}`]));
  return made.flatMap(({ document, module }) => {
    const problems = [...formProblems(release, document)];
    const address = looseAddress(document.path);
    const other = taken.get(address);
    if (other) problems.push(`${other} stands there: rename one of them`);
    taken.set(address, `the document ${document.path} of ${documentsFile(module)}`);
    const what = `${titleOf(release)}: ${documentsFile(module)} offers the document ${document.path}`;
    return problems.map((problem) => `${what}, but ${problem}.`);
  });
}

/** Each feed that a route names must be one of the documents. */
function feedProblems(release: RemoteRelease, made: readonly MadeDocument[]): readonly string[] {
  const atom = made.filter(({ document }) => document.type === 'application/atom+xml');
  const paths = atom.map(({ document }) => document.path);
  return release.routes.flatMap(({ path, feed }) => {
    if (!feed || paths.includes(feed.path)) return [];
    const what = `${titleOf(release)}: route ${path} names the feed ${feed.path}`;
    return [`${what}, which is no Atom document of it: offer it, or leave it out.`];
  });
}

/**
 * Makes all documents of a remote.
 *
 * @param pages paths of its pages
 * @throws all that is wrong with them at once
 */
export async function drawDocuments(
  rendering: RemoteRendering,
  pages: readonly string[],
): Promise<readonly SiteDocument[]> {
  const { release } = rendering.remote;
  const made = release.documents ? await named(rendering, 'its documents', () => documentsOf(rendering)) : [];
  const problems = [...problemsOf(release, made, pages), ...feedProblems(release, made)];
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'));
  return made.map(({ document }) => document);
}

/** Writes documents. @returns `undefined` where there are none */
export async function writeDocuments(
  documents: readonly SiteDocument[],
  write: PageWriter,
): Promise<Readonly<Record<string, DocumentFile>> | undefined> {
  if (documents.length === 0) return undefined;
  const files = await mapConcurrently(documents, async ({ path, type, body }) => {
    return [path, { type, ...(await write(path.slice(1), body)) }] as const;
  });
  return Object.fromEntries(files);
}
