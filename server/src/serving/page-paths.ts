/** Reads the path of a request and finds the page for it: one spelling per path, redirects to it from all others. */
import { segmentsOf } from 'shared-types/protocol/routes';

/** Segments of an address, as they were sent and decoded. */
export interface AddressPath {
  readonly raw: string;
  /** Segments without empty ones: doubled and trailing slashes do not belong to a path. */
  readonly segments: readonly AddressSegment[];
}

interface AddressSegment {
  readonly raw: string;
  readonly decoded: string;
}

const plainSegment = /^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})*$/;

/** `undefined` for what no page can be at: broken escapes, dot segments, control characters. */
export function readPath(raw: string): AddressPath | undefined {
  if (!raw.startsWith('/')) return undefined;
  try {
    const segments = raw
      .split('/')
      .filter((text) => text !== '')
      .map((text) => ({ raw: text, decoded: decodeURIComponent(text) }));
    return segments.some(({ decoded }) => isForbidden(decoded)) ? undefined : { raw, segments };
  } catch {
    return undefined;
  }
}

const isForbidden = (decoded: string) =>
  decoded === '.' || decoded === '..' || /[\u0000-\u001f\u007f]/.test(decoded);

/** Segment for a `Location`: what a URL cannot hold is encoded, so no segment is taken for a host. */
const safeSegment = ({ raw, decoded }: AddressSegment) =>
  plainSegment.test(raw) ? raw : encodeURIComponent(decoded);

/** The path without doubled slashes and without one at its end. */
export const tidyPath = ({ segments }: AddressPath): string => `/${segments.map(safeSegment).join('/')}`;

/** Key that is equal for all spellings of a path: escapes, slashes and case. */
const looseKey = (segments: readonly string[]) =>
  segments.map((text) => encodeURIComponent(text.toLowerCase())).join('/');

const isParameter = (segment: string) => segment.startsWith(':');

/** `route` is that of a pattern page, which answers any value of its parameters. */
export type PathMatch<Page> = { readonly route?: string } & (
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string }
);

/** A page at its path, or at all paths of a route. */
export type PageEntry<Page> = readonly [path: string, page: Page];

export type PageFinder<Page> = (path: AddressPath) => PathMatch<Page> | undefined;

/** The path that a pattern page has for an address; `undefined` if the route does not fit it. */
function patternPath(route: string, { segments }: AddressPath): string | undefined {
  const pattern = segmentsOf(route);
  if (pattern.length !== segments.length) return undefined;
  const fits = pattern.every(
    (part, index) => isParameter(part) || part === segments[index]?.decoded.toLowerCase(),
  );
  if (!fits) return undefined;
  const texts = segments.map((segment, index) => {
    const part = pattern[index] ?? '';
    return isParameter(part) ? safeSegment(segment) : part;
  });
  return `/${texts.join('/')}`;
}

/** A listed page counts before a pattern page. */
export function pageFinder<Page>(
  pages: readonly PageEntry<Page>[],
  patternPages: readonly PageEntry<Page>[],
): PageFinder<Page> {
  const exact = new Map(pages);
  const loose = new Map(pages.map(([path]) => [looseKey(segmentsOf(path).map(decodeURIComponent)), path]));

  return (address) => {
    const listed = exact.get(address.raw);
    if (listed) return { kind: 'page', page: listed };
    const other = loose.get(looseKey(address.segments.map(({ decoded }) => decoded)));
    if (other !== undefined) return { kind: 'redirect', to: other };
    for (const [route, page] of patternPages) {
      const path = patternPath(route, address);
      if (path === undefined) continue;
      return path === address.raw ? { kind: 'page', page, route } : { kind: 'redirect', to: path, route };
    }
    return undefined;
  };
}
