/** Finds markup that was not parsed: visitors would see it as text. */

const html = String.raw`&(?:#\w+|[a-z][a-z\d]*);|<\/?[a-z][\w-]*(?::[\w-]+)?(?:\s[^<>]*|\/)?>|<!--`;
const links = String.raw`\]\(|\] \((?=[/#]|https?:|mailto:|tel:)|\)\[(?=[/#]|https?:)`;

const inMarkdown = new RegExp(String.raw`${html}|${links}|\*\*|:::|^[ \t]*::|^#{2,}|^\|.*\|`, 'im');

/** In data files and in the lines at the top of a page, no mark is read. */
const inPlainText = new RegExp(String.raw`${html}|\]\(|\*\*|\{(?:company|email|phone|address)\}`, 'i');

/** What was to begin a list; a number may have a sign. */
const inParagraph = /(?<=^[ \t]*)(?:•|[-+](?=[^\s\d+-]|\u00a0))/m;

/** @typedef {{ at: number, message: string }} UnreadMark */

/** @param {RegExp} marks @returns {(text: string) => UnreadMark | undefined} the first */
const firstOf = (marks) => (text) => {
  const found = marks.exec(text);
  const advice =
    'would be shown as it stands here; take it out, or write it as docs/editing-content.md says.';
  return found ? { at: found.index, message: `"${found[0]}" ${advice}` } : undefined;
};

/** In what is left of a paragraph when its marks are read. */
export const unreadMark = firstOf(inMarkdown);

/** In a paragraph as it is written. */
export const listMark = firstOf(inParagraph);

/** In a text that is shown as it is. */
export const markInPlainText = firstOf(inPlainText);
