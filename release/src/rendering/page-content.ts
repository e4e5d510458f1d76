/** The content of a page without its markup. A page gets a new date when its content changes. */
import type { Head } from 'shared-types';
import { canonicalJson } from '../model/canonical-json.js';
import { sha256Hex } from '../model/digest.js';

/** Addresses that change with a release while they show the same. */
const releaseAddress = /\/(?:remotes\/[^/"]+\/[^/"]+\/|assets\/)[^\s"]*/g;

/** Elements without text to read. */
const unread = /<(svg|script|style)\b[^]*?<\/\1>/g;

/** Attributes with content: link targets and texts of pictures. Classes, ids and states are presentation. */
const readAttributes = /\s(?:href|alt|datetime|value)="[^"]*"/g;

/** Main part of a page. Header and footer are the same everywhere: a new menu changes no page. */
const mainPart = (html: string) => /<main\b[^]*<\/main>/.exec(html)?.[0] ?? html;

const readParts = (html: string) =>
  mainPart(html)
    .replace(unread, ' ')
    .replace(/<[^>]*>/g, (tag) => ` ${(tag.match(readAttributes) ?? []).join('')} `)
    .replace(/\s+/g, ' ');

/**
 * A hash of what a visitor and a search engine read: title, description, structured data, words, links and the texts of
 * pictures. It is equal for two builds that differ in scripts, styles and the addresses of their files.
 *
 * @param html the inside of `#root`
 */
export function contentHash({ title, description, structuredData = [] }: Head, html: string): string {
  const words = canonicalJson([title, description, structuredData, readParts(html)]);
  return sha256Hex(words.replace(releaseAddress, ''));
}
