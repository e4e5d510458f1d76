import { sitePath } from './site-path';

/** Where to return to after sign-in: a path of this site, but not the sign-in page itself. */
export function safePath(candidate: unknown): string {
  const path = sitePath(candidate);
  return /^\/login(?![^?#])/.test(path) ? '/' : path;
}
