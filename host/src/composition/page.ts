import type { PageRecord } from 'shared-types/release';

/** The page's own record, which the publisher puts into every page. */
export function readPage(): PageRecord {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as PageRecord;
}
