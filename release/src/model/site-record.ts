import type { SiteConfiguration } from 'shared-types/release';
import { siteSchema } from 'shared-types/schemas/site';
import { parseHandWritten } from './parse-record.js';

/** Reads a site configuration. */
export const parseSite = (bytes: Uint8Array, file: string): SiteConfiguration =>
  parseHandWritten(siteSchema, bytes, {
    what: file,
    reason: 'usage',
    fix: 'Correct these keys; release/local/site.json shows a whole configuration.',
  });
