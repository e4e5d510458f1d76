/** Writes what nginx reads: texts, patterns, blocks. */

/** Inside double quotes. nginx knows these two escapes there, and those of line ends. */
const escapedQuotes = (text: string) =>
  text.replace(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A text in which `$` stands for itself: a key of a map, a file to include. */
export const word = (text: string): string => `"${escapedQuotes(text)}"`;

/** nginx puts variables into most texts and has no escape for `$`, so a variable holds it. */
export const literal = (text: string): string => text.replaceAll('$', '${site_dollar}');

export const quoted = (text: string): string => word(literal(text));

/** A regular expression as a key of a map. */
export const pattern = (source: string, flags: '~' | '~*' = '~'): string => word(flags + source);

export const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const block = (head: string, lines: readonly string[], indent = ''): string =>
  `${indent}${head} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;

export const location = (name: string, lines: readonly string[]): string =>
  block(`location ${name}`, lines, '  ');

export type MapEntry = readonly [key: string, value: string];

/** Entry of a map for every key that it does not know. */
export const none: MapEntry = ['default', '""'];

/** A variable that is looked up by another: a whole text without regard to case first, then the patterns in order. */
export const map = (source: string, name: string, entries: readonly MapEntry[]): string =>
  block(
    `map ${source} $site_${name}`,
    entries.map(([key, value]) => `${key} ${value};`),
  );

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));

/** Room for the keys of maps, in bytes and entries; nginx refuses a configuration with too little. */
export function hashSizes(keys: readonly string[]): string {
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)));
  return [
    `map_hash_bucket_size ${powerOfTwo(Math.max(256, 2 * longest))};\n`,
    `map_hash_max_size ${powerOfTwo(Math.max(2048, 2 * keys.length))};\n`,
  ].join('');
}
