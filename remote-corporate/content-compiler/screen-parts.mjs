/** What screens draw beside the text of their page. */
import { createRequire } from 'node:module';

/**
 * @typedef {object} ScreenParts
 * @property {readonly string[]} [data]      data files of the screen that have another name than it
 * @property {readonly string[]} [headings]  anchors of headings and forms
 * @property {readonly string[]} [inserts]   parts with a place in the text: `:::insert goals`
 * @property {readonly DrawnEntries[]} [entries]
 */

/** A list of a data file: `prefix` and the field of each entry make an anchor. @typedef {{ file: string, list: string, field: string, prefix?: string }} DrawnEntries */

const require = createRequire(import.meta.url);

/** By the name of the screen. @type {ReadonlyMap<string, ScreenParts>} */
export const screenParts = new Map(Object.entries(require('./screen-parts.json')));
