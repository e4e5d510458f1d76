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

/** Sets what an element of the head says; without a value, the element goes. */
function setElement(tag: 'meta' | 'link', [key, name]: readonly [string, string], value: string | undefined) {
  const known = document.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    known?.remove();
    return;
  }
  const element = known ?? document.createElement(tag);
  element.setAttribute(key, name);
  element.setAttribute(tag === 'meta' ? 'content' : 'href', value);
  if (!known) document.head.append(element);
}

/** Sets the data shown when a visitor shares the page. Only the publisher knows the picture, so that stays. */
function setShared(shared: Readonly<Record<string, string | undefined>>) {
  for (const [name, content] of Object.entries(shared))
    setElement('meta', ['property', `og:${name}`], content);
}

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
    setElement('meta', ['name', 'description'], description || undefined);
    setElement('meta', ['name', 'robots'], robots && `${robots},follow`);
    setElement('link', ['rel', 'canonical'], robots ? undefined : address);
    setShared({ title: document.title, description: description || undefined, url: address });
    // Structured data describe the prerendered page, and the security policy allows no new script text.
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  }, [title, description, robots, search, site, path]);
}
