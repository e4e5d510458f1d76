/** Longest path that is followed. */
const maxLength = 2048;

// One slash at the start; a control character or a backslash makes browsers read an address in another way than it looks.
const pathOnly = /^\/(?!\/)[^\u0000-\u001f\u007f\\]*$/;

/**
 * A path of this site, with query and hash, that may be followed whoever gave it.
 *
 * @param candidate anything
 * @returns the candidate in the form that the browser would show; `/` if it leads elsewhere
 */
export function sitePath(candidate: unknown): string {
  if (typeof candidate !== 'string' || candidate.length > maxLength || !pathOnly.test(candidate)) return '/';
  const { pathname, search, hash } = new URL(candidate, 'http://a');
  // `/.//host` is a path, but what is left of it after parsing leads elsewhere.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
