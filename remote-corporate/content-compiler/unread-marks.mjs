/** Finds markup that was not parsed: visitors would see it as text. */

/** HTML, as it comes from other programs, and characters by their names in HTML. */
const html = /<\/?[a-z][\w-]*(?::[\w-]+)?(?:\s[^<>]*|\/)?>|<!--/i;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** @type {readonly (readonly [mark: RegExp, advice: (found: string) => string])[]} */
const inMarkdown = [
  [entity, (found) => `"${found}" is HTML; write the character itself.`],
  [html, () => 'HTML is not allowed; write the same in Markdown.'],
  [
    /\]\(|\] \((?=[/#]|https?:|mailto:|tel:)|\)\[(?=[/#]|https?:)/,
    () =>
      'This is not read as a link; write "[the forms page](/forms)", with nothing between "]" and "(" and no space in the address.',
  ],
  [
    /\*\*/,
    () =>
      'This "**" has no partner; write "**words**", without a space after the first or before the second.',
  ],
  [/:::|^[ \t]*::/m, () => 'A line of a block begins with ":::", without a space or a word before it.'],
  [/^#{2,}/m, () => 'A heading begins with "##", "###" or "####" and a space.'],
  [/^\|.*\|/m, () => 'A table has a line such as "| --- | --- |" under its first line; add it.'],
];

/**
 * @param {string} text what is left of a paragraph when its marks are read
 * @returns {{ at: number, message: string } | undefined} the first
 */
export const unreadMark = (text) => firstOf(text, inMarkdown);

/** In data files and in the lines at the top of a page, no mark is read. @type {typeof inMarkdown} */
const inPlainText = [
  [entity, (found) => `"${found}" is HTML; write the character itself.`],
  ...[html, /\*\*|\]\(/, /\{(?:company|email|phone|address)\}/].map(
    (mark) =>
      /** @type {const} */ ([
        mark,
        (/** @type {string} */ found) => `"${found}" would be shown as it stands here; take it out.`,
      ]),
  ),
];

/**
 * @param {string} text that is shown as it is
 * @returns {{ at: number, message: string } | undefined} the first
 */
export const markInPlainText = (text) => firstOf(text, inPlainText);

/** @param {string} text @param {typeof inMarkdown} marks */
function firstOf(text, marks) {
  for (const [mark, advice] of marks) {
    const found = mark.exec(text);
    if (found) return { at: found.index, message: advice(found[0]) };
  }
  return undefined;
}
