/** Seeded changes to content files, such as editors, programs and attackers make. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {() => number} Random a number from 0 up to 1, the next of a series */

/** @param {number} seed @returns {Random} mulberry32 */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {readonly T[]} list @param {Random} random @returns {T} */
const pick = (list, random) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

/** @param {number} end @param {Random} random @returns {number} from 0 to `end` */
const upTo = (end, random) => Math.floor(random() * (end + 1));

/** What changes write into content: addresses, times, characters, marks and values that editors must not get away with. */
const { addresses, times, characters, marks, repeated, ...table } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'mutation-values.json'), 'utf8'),
);

const counts = [3, 20, 300, 3000];

/** Changes to any text. @type {readonly ((text: string, random: Random) => string)[]} */
const textChanges = [
  (text, random) => {
    const start = upTo(text.length, random);
    return text.slice(0, start) + text.slice(start + upTo(40, random));
  },
  (text, random) => text.slice(0, upTo(text.length, random)),
  (text, random) => {
    const start = upTo(text.length, random);
    return text.slice(0, start) + text.slice(start, start + 200).repeat(2) + text.slice(start + 200);
  },
  (text, random) => inserted(text, pick(marks, random), random),
  (text, random) => inserted(text, pick(characters, random), random),
  (text, random) => inserted(text, `[x](${pick(addresses, random)})`, random),
  (text, random) => inserted(text, pick(repeated, random).repeat(pick(counts, random)), random),
  (text, random) => {
    const lines = text.split('\n');
    const [from, to] = [upTo(lines.length - 1, random), upTo(lines.length - 1, random)];
    lines.splice(to, 0, ...lines.splice(from, 1));
    return lines.join('\n');
  },
  (text, random) => text.replaceAll('\n', pick(['\r', '\r\n', '\n\n', '\t\n', '\u2028'], random)),
  (text, random) =>
    pick(['', ' ', '\uFEFF', '\n\n', '{}', '[]', 'null', '---'], random) + (random() < 0.5 ? '' : text),
  (text, random) =>
    replacedMatch(text, { pattern: /\]\([^)\s]*\)/g, by: `](${pick(addresses, random)})` }, random),
  (text, random) =>
    replacedMatch(text, { pattern: /\d{4}-\d{2}-\d{2}(?:T[\d:+Z-]*)?/g, by: pick(times, random) }, random),
];

/** @param {string} text @param {string} part @param {Random} random */
function inserted(text, part, random) {
  const at = upTo(text.length, random);
  return text.slice(0, at) + part + text.slice(at);
}

/** @param {string} text @param {{ pattern: RegExp, by: string }} change @param {Random} random */
function replacedMatch(text, { pattern, by }, random) {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return inserted(text, by, random);
  const { 0: whole, index } = pick(found, random);
  return text.slice(0, index) + by + text.slice(index + whole.length);
}

/** @type {readonly unknown[]} */
const values = [...table.values, 'x'.repeat(4000), ...addresses, ...times, ...marks];

/**
 * Changes one part of the data and writes it anew.
 *
 * @param {string} text JSON
 * @param {Random} random
 */
function changedData(text, random) {
  const data = JSON.parse(text);
  const places = placesIn(data);
  const { holder, key } = pick(places, random);
  const kind = random();
  if (kind < 0.5) holder[key] = pick(values, random);
  else if (kind < 0.65) remove(holder, key);
  else if (kind < 0.75 && Array.isArray(holder)) holder.push(holder[Number(key)]);
  else if (kind < 0.85) holder[`${key}x`] = pick(values, random);
  else holder.sample = pick([true, false, 'true', null], random);
  const written = JSON.stringify(data, undefined, 2);
  return random() < 0.1 ? written.replace('{', '{"__proto__": {"x": 1},') : written;
}

/** @param {any} holder @param {string} key */
function remove(holder, key) {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/** @param {any} value @returns {readonly { holder: any, key: string }[]} each part with what it stands in */
const placesIn = (value) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesIn(value[key])])
    : [];

/**
 * One to three changes to one file.
 *
 * @param {import('../content-files.mjs').ContentFiles} files
 * @param {number} seed
 * @returns {{ folder: 'pages' | 'data', name: string, text: string }}
 */
export function mutation(files, seed) {
  const random = randomOf(seed);
  const folder = random() < 0.5 ? 'pages' : 'data';
  const name = pick(Object.keys(files[folder]), random);
  const before = files[folder][name] ?? '';
  if (folder === 'data' && random() < 0.6) return { folder, name, text: changedData(before, random) };
  let text = before;
  for (let left = upTo(2, random); left >= 0; left -= 1) text = pick(textChanges, random)(text, random);
  return { folder, name, text };
}
