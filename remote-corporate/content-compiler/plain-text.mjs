/** Checks that a content file is readable text of a sensible size. */

/** @typedef {(offset: number, message: string) => void} Report */

export const mostCharacters = 400_000;
export const longestLine = 5000;
const mostMarks = 8;
const mostIndent = 40;
const longestRun = 20;

/** @param {string} text @returns {string} without a byte-order mark, with plain line ends */
export const plainText = (text) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/**
 * @param {Uint8Array} bytes of a file
 * @returns {string} with `\uFFFD` for what is no UTF-8
 */
export function decode(bytes) {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 ? '\uFFFD' : plainText(new TextDecoder().decode(bytes));
}

/** Whether it can be read at all: a file in another encoding has a message of its own. @param {string} text */
export const isText = (text) => text !== '\uFFFD' && !text.includes('\0');

/** Invisible characters, by what they are. @type {readonly (readonly [kind: RegExp, name: string])[]} */
const unwanted = [
  [/\uFFFD/u, 'no UTF-8: save the file as UTF-8'],
  [/[\0-\x08\v\f\x0E-\x1F\x7F-\x9F]/u, 'a control character: take it out'],
  [/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u, 'a mark that turns the direction of text: take it out'],
  [
    /[\u200B-\u200D\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/u,
    'an invisible character: take it out',
  ],
  [/[\u2028\u2029]/u, 'a line end of another kind: press Enter instead'],
  [/\p{Surrogate}/u, 'half of a character: type it anew'],
];

/**
 * The first of each kind; a file in another encoding has hundreds.
 *
 * @param {string} text
 * @returns {readonly { offset: number, message: string }[]}
 */
export const characterFaults = (text) =>
  unwanted.flatMap(([kind, name]) => {
    const offset = text.search(kind);
    return offset === -1 ? [] : [{ offset, message: `${codeAt(text, offset)} is ${name}.` }];
  });

/** @param {string} text @param {number} offset */
const codeAt = (text, offset) =>
  `The character U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** @param {string} text @param {Report} report @returns {boolean} whether the file can be read further */
export function reportSize(text, report) {
  if (text.length > mostCharacters) {
    report(0, `The file has ${text.length} characters, ${mostCharacters} are the most; split it.`);
    return false;
  }
  return true;
}

const lineMarks = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;

/**
 * Refuses text that nests too deeply for recursive parsers.
 *
 * @param {string} text Markdown
 * @param {Report} report
 * @returns {boolean} whether it may be read
 */
export function reportShape(text, report) {
  let offset = 0;
  let isFine = reportSize(text, report);
  for (const line of isFine ? text.split('\n') : []) {
    const fault = faultOfLine(line);
    if (fault) report(offset, fault);
    if (fault) isFine = false;
    offset += line.length + 1;
  }
  return isFine;
}

/** @param {string} line @returns {string | undefined} */
function faultOfLine(line) {
  if (line.length > longestLine)
    return `The line has ${line.length} characters, ${longestLine} are the most; begin a new paragraph.`;
  if ((/^[ \t]*/.exec(line)?.[0].length ?? 0) > mostIndent)
    return 'The line begins with too many spaces; take them out.';
  const marks = lineMarks.exec(line)?.[0].match(/>|[-*+]|\d+[.)]/g) ?? [];
  if (marks.length > mostMarks)
    return `The line opens ${marks.length} quotes or lists, one in the other; keep one of the signs.`;
  if (new RegExp(`([^\\s\\w|.=-])\\1{${longestRun},}`).test(line))
    return `The same sign stands more than ${longestRun} times in a row; keep one.`;
  return undefined;
}
