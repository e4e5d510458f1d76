/** Longest line, as oxfmt keeps it. */
const lineWidth = 110;

/** So many articles are a part of the text of a large file, which is never in memory whole. */
const articlesPerPart = 1000;

/**
 * The text of a file of articles part by part, formatted as oxfmt formats it, so that an import changes no other
 * line.
 */
export function* printArticles(articles: readonly unknown[]): Generator<string> {
  if (articles.length === 0) yield '[]\n';
  else yield* printedParts(articles);
}

function* printedParts(articles: readonly unknown[]): Generator<string> {
  for (let start = 0; start < articles.length; start += articlesPerPart) {
    const part = articles.slice(start, start + articlesPerPart);
    const lines = part.map((article) => `  ${printed(article, '  ', 2)}`).join(',\n');
    yield `${start === 0 ? '[' : ','}\n${lines}`;
  }
  yield '\n]\n';
}

/** The text of a file, formatted as oxfmt formats it. */
export const printJson = (value: unknown): string => `${printed(value, '', 0)}\n`;

/** @param before characters that stand in front of the value and behind it on its line */
function printed(value: unknown, indent: string, before: number): string {
  if (Array.isArray(value)) return printedArray(value, indent, before);
  if (typeof value === 'object' && value !== null) return printedObject(value, indent);
  return JSON.stringify(value);
}

function printedArray(items: readonly unknown[], indent: string, before: number): string {
  if (items.length === 0) return '[]';
  const hasLeavesOnly = items.every((item) => typeof item !== 'object' || item === null);
  const line = hasLeavesOnly ? `[${items.map((item) => JSON.stringify(item)).join(', ')}]` : undefined;
  if (line !== undefined && before + line.length <= lineWidth) return line;
  const inner = `${indent}  `;
  return `[\n${items.map((item) => inner + printed(item, inner, inner.length + 1)).join(',\n')}\n${indent}]`;
}

function printedObject(value: object, indent: string): string {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = members.map(([key, member], place) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    const comma = place < members.length - 1 ? 1 : 0;
    return start + printed(member, inner, start.length + comma);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
