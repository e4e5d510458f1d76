import { sitePath } from './site-path';

/** Longest remembered path that is followed. Links of a page may be longer: an enquiry list of 200 lines is. */
const maxLength = 2048;

/** Path to return to after sign-in: one of this site, but not the sign-in page itself. */
export function safePath(candidate: unknown): string {
  const path = sitePath(candidate);
  return path.length > maxLength || /^\/login(?![^?#])/.test(path) ? '/' : path;
}
