import { useEffect } from 'react';
import type { Head, Site } from 'shared-types';

/** Search engines and tabs cut longer titles. */
const longestTitle = 60;

/** The title of a document: that of the view, cut between words if it is too long, then the company's name. */
export function fullTitle(title: string, { company }: Site): string {
  const end = ` | ${company.name}`;
  const room = longestTitle - end.length;
  if (title.length <= room) return title + end;
  return `${title.slice(0, room - 1).replace(/[\s,;:-]+\S*$/, '')}…${end}`;
}

function setMeta(name: string, content: string | undefined, key: 'name' | 'property' = 'name') {
  const known = document.querySelector(`meta[${key}="${name}"]`);
  if (content === undefined) {
    known?.remove();
    return;
  }
  const element = known ?? document.createElement('meta');
  element.setAttribute(key, name);
  element.setAttribute('content', content);
  if (!known) document.head.append(element);
}

/** What browsers read when a visitor shares the page. Only the publisher knows the picture, so that stays. */
function setShared(shared: Readonly<Record<string, string | undefined>>) {
  for (const [name, content] of Object.entries(shared)) setMeta(`og:${name}`, content, 'property');
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
  const { title, description, robots, search = '' } = head;
  useEffect(() => {
    const address = site.baseUrl + path + search;
    document.title = fullTitle(title, site);
    // Routes of the manifest have no description: search engines read documents.
    setMeta('description', description || undefined);
    setMeta('robots', robots && `${robots},follow`);
    setCanonical(robots ? undefined : address);
    setShared({ title: document.title, description: description || undefined, url: address });
    // Structured data describe the prerendered page, and the security policy allows no new script text.
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  }, [title, description, robots, search, site, path]);
}
