import { colours, page, styles, textWidth } from './look';
import type { Sheet, Tag } from './sheet';

const rowHeight = 62;
const rowsTop = 132;

export interface ContentsEntry {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly page: number;
}

/** Every category with the page it begins on; a press on a line leads there. */
export function drawContents(sheet: Sheet, parent: Tag, entries: readonly ContentsEntry[]): void {
  sheet.tag(parent, 'H2', () =>
    sheet.write('Contents', { x: page.margin, y: page.top + 12, width: textWidth }, styles.heading),
  );
  const list = sheet.part(parent, 'TOC');
  entries.forEach((entry, index) => drawEntry(sheet, entry, { list, y: rowsTop + index * rowHeight }));
}

function drawEntry(
  sheet: Sheet,
  { name, title, note, page: number }: ContentsEntry,
  { list, y }: { readonly list: Tag; readonly y: number },
): void {
  const across = { x: page.margin, width: textWidth };
  sheet.artifact('Layout', () => sheet.line({ ...across, y }, 0.8, colours.text));
  const link = sheet.part(sheet.part(list, 'TOCI'), 'Link');
  sheet.tag(link, 'Span', () => {
    sheet.write(title, { ...across, y: y + 12 }, styles.entry);
    sheet.write(note, { ...across, y: y + 31 }, styles.muted);
    sheet.write(String(number), { ...across, y: y + 12 }, { ...styles.entry, align: 'right' });
  });
  const text = `${title}, page ${number}`;
  sheet.leadTo(name, { area: { ...across, y }, height: rowHeight, tag: link, text });
}
