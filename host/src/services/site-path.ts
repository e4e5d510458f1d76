// One slash at the start. With control characters or backslashes, browsers read an address differently than it looks.
const pathOnly = /^\/(?!\/)[^\u0000-\u001f\u007f\\]*$/;

/** A safe path of this site, with query and hash, as browsers show it; `/` if the candidate leads elsewhere. */
export function sitePath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !pathOnly.test(candidate)) return '/';
  const { pathname, search, hash } = new URL(candidate, 'http://a');
  // `/.//host` is a path, but what is left of it after parsing leads elsewhere.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}
