// One slash at the start. With control characters or backslashes, browsers read an address differently than it looks.
const pathOnly = /^\/(?!\/)[^\u0000-\u001f\u007f\\]*$/;

/**
 * A path of this site, with query and hash, that is safe to follow even if it comes from outside.
 *
 * @param candidate anything
 * @returns the candidate in the form that the browser would show; `/` if it leads elsewhere
 */
export function sitePath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !pathOnly.test(candidate)) return '/';
  const { pathname, search, hash } = new URL(candidate, 'http://a');
  // `/.//host` is a path, but what is left of it after parsing leads elsewhere.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
