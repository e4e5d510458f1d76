/** Finds markup that was not parsed: visitors would see it as text. */

const html = String.raw`&(?:#\w+|[a-z][a-z\d]*);|<\/?[a-z][\w-]*(?::[\w-]+)?(?:\s[^<>]*|\/)?>|<!--`;
const links = String.raw`\]\(|\] \((?=[/#]|https?:|mailto:|tel:)|\)\[(?=[/#]|https?:)`;

const inMarkdown = new RegExp(String.raw`${html}|${links}|\*\*|:::|^[ \t]*::|^#{2,}|^\|.*\|`, 'im');

/** Marks in data files and in the lines at the top of a page, where none is read. */
const inPlainText = new RegExp(String.raw`${html}|\]\(|\*\*|\{(?:company|email|phone|address)\}`, 'i');

/** Signs that were to begin a list; a number may have one. */
const inParagraph = /(?<=^[ \t]*)(?:•|[-+](?=[^\s\d+-]|\u00a0))/m;

type UnreadMark = { at: number; message: string };

/** @returns a function that finds the first of these marks in a text */
const firstOf =
  (marks: RegExp): ((text: string) => UnreadMark | undefined) =>
  (text) => {
    const found = marks.exec(text);
    const advice =
      'would be shown as it stands here; take it out, or write it as docs/editing-content.md says.';
    return found ? { at: found.index, message: `"${found[0]}" ${advice}` } : undefined;
  };

/** Finds a mark in what is left of a paragraph when its marks are read. */
export const unreadMark = firstOf(inMarkdown);

/** Finds a mark in a paragraph as it is written. */
export const listMark = firstOf(inParagraph);

/** Finds a mark in a text that is shown as it is. */
export const markInPlainText = firstOf(inPlainText);
