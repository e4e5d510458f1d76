/** A part of a text: words, or an address that can be opened. */
export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** Ends at blanks, quotes and angle brackets. */
const address = /https?:\/\/[^\s<>"“”]+/gi;

/** What stands after an address more often than in it. */
const endOfSentence = /[.,;:!?'’…]+$/;

/** The address without what belongs to the sentence around it: a full stop, a bracket that was opened before it. */
function trimmed(text: string): string {
  const rest = text.replace(endOfSentence, '');
  const isClosedOnly = rest.endsWith(')') && !rest.includes('(');
  return isClosedOnly ? trimmed(rest.slice(0, -1)) : rest;
}

/** Cuts a plain text into words and `http` or `https` addresses. The parts joined are the text. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = trimmed(match[0]);
    if (!URL.canParse(link)) continue;
    parts.push({ text: text.slice(end, match.index), isLink: false }, { text: link, isLink: true });
    end = match.index + link.length;
  }
  return [...parts, { text: text.slice(end), isLink: false }].filter((part) => part.text !== '');
}
