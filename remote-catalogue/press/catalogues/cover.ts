import { colours, page, styles, textWidth } from './look';
import type { Sheet, Tag } from './sheet';

/** Large enough that the edges of the page cut it off, as the covers on the site are drawn. */
const drawing = { x: 178, y: 306, width: 486 } as const;

/** Texts and drawing of a cover, or of the page before a category. */
export interface Cover {
  /** Name of the company at the top; absent on inside pages. */
  readonly company?: string;
  readonly headingTag: 'H1' | 'H2';
  readonly title: string;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  readonly drawing: string;
  readonly alt: string;
}

export function drawCover(sheet: Sheet, parent: Tag, cover: Cover): void {
  const across = { x: page.margin, width: textWidth };
  const { company, title, lines, notes } = cover;
  sheet.artifact('Layout', () => sheet.line({ x: page.margin, y: page.top, width: 40 }, 4, sheet.accent));
  if (company) sheet.text(parent, 'P', { text: company, ...across, y: 68, style: styles.company });
  const titleHeight = sheet.heightOf(title, 420, styles.display);
  sheet.text(parent, cover.headingTag, { text: title, ...across, width: 420, y: 118, style: styles.display });
  for (const [index, text] of lines.entries())
    sheet.text(parent, 'P', { text, ...across, y: 130 + titleHeight + index * 20, style: styles.lead });
  const { x, y } = drawing;
  const bbox = [x, y, page.width, page.height] as const;
  const figure = { type: 'Figure', alt: cover.alt, bbox } as const;
  sheet.tag(parent, figure, () => sheet.drawing(cover.drawing, drawing));
  drawNotes(sheet, parent, notes);
}

function drawNotes(sheet: Sheet, parent: Tag, notes: readonly string[]): void {
  const width = 150;
  const heights = notes.map((note) => sheet.heightOf(note, width, styles.small) + 2);
  let y = page.height - page.margin - heights.reduce((total, height) => total + height, 0);
  notes.forEach((note, index) => {
    sheet.text(parent, 'P', { text: note, x: page.margin, width, y, style: styles.small });
    y += heights[index] ?? 0;
  });
}

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
  const heading = { text: 'Contents', x: page.margin, y: page.top + 12, width: textWidth };
  sheet.text(parent, 'H2', { ...heading, style: styles.heading });
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
