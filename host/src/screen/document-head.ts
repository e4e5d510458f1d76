import { useEffect } from 'react';
import type { Head, Site } from 'shared-types';

/** The title of a document: the view's, then the company's name. */
export const fullTitle = (title: string, site: Site) => `${title} | ${site.company.name}`;

function setMeta(name: string, content: string | undefined) {
  const known = document.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    known?.remove();
    return;
  }
  const element = known ?? document.createElement('meta');
  element.setAttribute('name', name);
  element.setAttribute('content', content);
  if (!known) document.head.append(element);
}

function setCanonical(address: string | undefined) {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (address === undefined) {
    known?.remove();
    return;
  }
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'canonical' });
  link.href = address;
  if (!known) document.head.append(link);
}

/** What a view says of itself, and where it is. */
export interface DocumentHead {
  readonly head: Head;
  readonly site: Site;
  readonly path: string;
}

/** The publisher writes the head into the document; in-app navigation brings it up to date. */
export function useDocumentHead({ head, site, path }: DocumentHead) {
  const { title, description, robots } = head;
  useEffect(() => {
    document.title = fullTitle(title, site);
    // A route that is known from the manifest only has none: search engines read documents.
    setMeta('description', description || undefined);
    setMeta('robots', robots);
    setCanonical(robots ? undefined : site.baseUrl + path);
    // Structured data are of the prerendered page; script text may not be written later.
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  }, [title, description, robots, site, path]);
}
