import type { Json, Site } from 'shared-types';
import type { Downloads } from '../model/downloads';

/** The catalogues that can be downloaded as schema.org has them; nothing where there are none. */
export function catalogueParts(
  { full, categories }: Downloads,
  { baseUrl }: Site,
): Readonly<Record<string, Json>> {
  const parts = [...(full ? [full] : []), ...categories].map(({ title, url, size }) => ({
    '@type': 'DigitalDocument',
    name: title,
    url: baseUrl + url,
    encodingFormat: 'application/pdf',
    contentSize: size,
    inLanguage: 'en',
  }));
  return parts.length > 0 ? { hasPart: parts } : {};
}
