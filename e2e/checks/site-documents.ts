/** The documents of the served site as search engines get them: parsed, and no script run. */
import { parseHTML } from 'linkedom';
import { furtherPages, publicPages } from '../pages';

/** A page that search engines may keep. */
export interface SiteDocument {
  /** Path, and the query of a further page of a list. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** @throws where the address leads anywhere but to a page */
export async function documentAt(origin: string, path: string): Promise<SiteDocument> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
  const html = await response.text();
  return { path, html, document: parseHTML(html).document };
}

const articlePaths = ({ document }: SiteDocument): readonly string[] =>
  [...document.querySelectorAll('a[href^="/product-details/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

async function readDocuments(origin: string): Promise<readonly SiteDocument[]> {
  const documents: SiteDocument[] = [];
  for (const path of [...publicPages, ...furtherPages]) documents.push(await documentAt(origin, path));
  const articles = new Set(documents.flatMap(articlePaths).map((href) => href.replace(/[?#].*/, '')));
  for (const path of publicPages) articles.delete(path);
  for (const path of articles) documents.push(await documentAt(origin, path));
  return documents;
}

const read = new Map<string, Promise<readonly SiteDocument[]>>();

/** All pages that are listed by hand and every article that they lead to, read once by each worker. */
export function siteDocuments(origin: string): Promise<readonly SiteDocument[]> {
  const known = read.get(origin) ?? readDocuments(origin);
  read.set(origin, known);
  return known;
}

/** Faults of all pages, each with the path of its page. */
export async function faultsOfAll(
  origin: string,
  faultsOf: (page: SiteDocument) => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const page of await siteDocuments(origin))
    for (const fault of await faultsOf(page)) faults.push(`${page.path}: ${fault}`);
  return faults;
}

/** The content of the elements that a selector finds, one for each. */
export const contentsOf = ({ document }: SiteDocument, selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(
    (element) =>
      element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent.trim(),
  );
