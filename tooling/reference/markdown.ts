/** Parts of the pages of the reference. */

/** Text of a cell: one line, with its bars escaped. */
const cell = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();

const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** Text as code; nothing if it is empty. */
export const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll(/\s+/g, ' ')}\``);

/** Table of columns; nothing if it has no rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Page of paragraphs below its title, which says what it is made from. */
export const page = (title: string, source: string, paragraphs: readonly string[]): string =>
  [`# ${title}`, `<!-- Made by \`npm run reference\` from ${source}: change it there. -->`, ...paragraphs]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .concat('\n');
