import { page, styles, textWidth } from './look';
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
  if (company) sheet.tag(parent, 'P', () => sheet.write(company, { ...across, y: 68 }, styles.company));
  const titleHeight = sheet.heightOf(title, 420, styles.display);
  sheet.tag(parent, cover.headingTag, () =>
    sheet.write(title, { x: page.margin, width: 420, y: 118 }, styles.display),
  );
  lines.forEach((text, index) =>
    sheet.tag(parent, 'P', () =>
      sheet.write(text, { ...across, y: 130 + titleHeight + index * 20 }, styles.lead),
    ),
  );
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
    sheet.tag(parent, 'P', () => sheet.write(note, { x: page.margin, width, y }, styles.small));
    y += heights[index] ?? 0;
  });
}
