import type { SiteConfiguration } from 'shared-types/release';
import { siteSchema, writtenSiteSchema } from 'shared-types/schemas/site';
import { parseHandWritten } from './parse-record.js';

const sourceOf = (file: string) => ({
  what: file,
  reason: 'usage' as const,
  fix: 'Correct these keys; release/local/site.json shows a whole configuration.',
});

/** Reads a site configuration of a store. */
export const parseSite = (bytes: Uint8Array, file: string): SiteConfiguration =>
  parseHandWritten(siteSchema, bytes, sourceOf(file));

/** Reads a site configuration as an operator wrote it. */
export const parseWrittenSite = (bytes: Uint8Array, file: string): SiteConfiguration =>
  parseHandWritten(writtenSiteSchema, bytes, sourceOf(file));
