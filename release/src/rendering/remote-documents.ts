/** Files that a remote offers at addresses of the site: calendars, feeds. */
import type { SiteDocument } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import type { RemoteRelease } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { documentsFile } from '../model/release-checks.js';
import { ReleaseError } from '../model/release-error.js';
import { mapConcurrently } from '../store/concurrency.js';
import { drawing, tell } from './child/work.js';
import { pagePath, type RemoteRendering } from './remote-pages.js';

/** Types of documents, with the ending of the name: by it, a plain web server and a link know the type. */
const endings: Readonly<Record<string, string>> = {
  'text/calendar': '.ics',
  'application/atom+xml': '.atom',
  'text/plain': '.txt',
  'text/csv': '.csv',
  'application/json': '.json',
};

interface MadeDocument {
  readonly document: SiteDocument;
  readonly module: string;
}

async function documentsOf({
  remote,
  modules,
  contextFor,
}: RemoteRendering): Promise<readonly MadeDocument[]> {
  const title = titleOf(remote.release);
  const made = await mapConcurrently([...modules.documents], async ([module, { documents }]) => {
    const list = await drawing(title, `the documents of ${module}`, () => documents(contextFor()));
    return list.map((document) => ({ document, module }));
  });
  return made.flat();
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

/** All that is wrong with the documents of a remote. @param pages paths of its pages */
export function documentProblems(
  release: RemoteRelease,
  made: readonly MadeDocument[],
  pages: readonly string[],
): readonly string[] {
  const taken = new Set(pages);
  return made.flatMap(({ document, module }) => {
    const problems = [...formProblems(release, document)];
    if (taken.has(document.path)) problems.push('another page or document stands there: rename one of them');
    taken.add(document.path);
    const what = `${titleOf(release)}: ${documentsFile(module)} offers the document ${document.path}`;
    return problems.map((problem) => `${what}, but ${problem}.`);
  });
}

/** Makes all documents of a remote. @param pages paths of its pages @throws all that is wrong with them at once */
export async function drawDocuments(rendering: RemoteRendering, pages: readonly string[]): Promise<void> {
  const { release } = rendering.remote;
  const made = await documentsOf(rendering);
  const problems = documentProblems(release, made, pages);
  if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'));
  for (const { document } of made) {
    const { path, type, body } = document;
    await tell({ kind: 'drawn', file: { kind: 'document', path, type, file: path.slice(1), text: body } });
  }
}
