/** Longest path that is followed. */
const maxLength = 2048;

const origin = 'http://site.invalid';

// A control character or a backslash makes browsers read an address in another way than it looks.
const misleading = /[\u0000-\u001f\u007f\\]/;

/**
 * A path of this site, with query and hash, that may be followed whoever gave it.
 *
 * @param candidate anything
 * @returns the candidate in the form that the browser would show; `/` if it leads elsewhere
 */
export function sitePath(candidate: unknown): string {
  if (typeof candidate !== 'string' || candidate.length === 0 || candidate.length > maxLength) return '/';
  if (!/^\/(?![/\\])/.test(candidate) || misleading.test(candidate)) return '/';
  const url = parse(candidate);
  if (url?.origin !== origin) return '/';
  const path = url.pathname + url.search + url.hash;
  // `/.//host` is of our origin, but what is left of it after parsing leads to another one.
  return path.startsWith('//') ? '/' : path;
}

/** Where to return to after sign-in: a path of this site, but not the sign-in page itself. */
export function safePath(candidate: unknown): string {
  const path = sitePath(candidate);
  return /^\/login(?![^?#])/.test(path) ? '/' : path;
}

function parse(candidate: string): URL | undefined {
  try {
    return new URL(candidate, origin);
  } catch {
    return undefined;
  }
}
