import type { PageRecord } from 'shared-types/release';

/**
 * The page's own record, which the publisher puts into every page. It is as trustworthy as the script that reads it:
 * both came in the same document, so it is not checked, and the first scripts stay small.
 */
export function readPage(): PageRecord {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as PageRecord;
}
