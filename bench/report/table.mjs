/**
 * A table in Markdown.
 *
 * @param {readonly string[]} columns
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function markdownTable(columns, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {number} bytes */
export const inBytes = (bytes) => bytes.toLocaleString('en-GB');
