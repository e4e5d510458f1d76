import type { ArticleLines, MarkingLines } from '../data-sheets/sheet-lines';
import { colours, page, styles, textWidth } from './look';
import type { Block, Piece } from './paginate';
import type { Sheet, Tag } from './sheet';
import { tableRow, type Cell } from './table-row';

const plate = { width: 200, height: 250 } as const;
const drawingWidth = 176;
const column = { x: page.margin + plate.width + 28, width: textWidth - plate.width - 28 } as const;
const rowGap = 2.6;
const groupGap = 10;
const cellGap = 6;
const titleTop = 24;

/** Left edges and widths within the column. */
const leastPrintedWidth = 30;
const resultLeft = 182;
const factNameWidth = 78;

interface Strip {
  readonly height: number;
  readonly draw: (parent: Tags, y: number) => void;
}

interface Tags {
  readonly article: Tag;
  table: Tag | undefined;
}

export interface ArticleBlock extends Block {
  readonly lines: ArticleLines;
  readonly draw: (piece: Piece, tags: Tags) => void;
}

interface BlockContent {
  readonly lines: ArticleLines;
  readonly drawing: string;
  readonly headingTag: 'H2' | 'H3';
}

export function articleBlock(sheet: Sheet, content: BlockContent): ArticleBlock {
  const { lines } = content;
  const headHeight = titleTop + sheet.heightOf(lines.title, textWidth, styles.title) + 14;
  const strips = [...allMarkingStrips(sheet, lines), ...factStrips(sheet, lines)];
  return {
    lines,
    headHeight,
    figureHeight: plate.height,
    strips: strips.map(({ height }) => height),
    draw: ({ top, firstStrip, endStrip }, tags) => {
      const isStart = firstStrip === 0;
      if (isStart) drawHead(sheet, content, { article: tags.article, top: page.top + top });
      let y = page.top + top + (isStart ? headHeight : 0);
      for (const strip of strips.slice(firstStrip, endStrip)) {
        strip.draw(tags, y);
        y += strip.height;
      }
    },
  };
}

function drawHead(
  sheet: Sheet,
  { lines, drawing, headingTag }: BlockContent,
  { article, top }: { readonly article: Tag; readonly top: number },
): void {
  const { articleNo, title, kind, alt } = lines;
  sheet.artifact('Layout', () => sheet.line({ x: page.margin, y: top, width: textWidth }, 1.2, colours.text));
  const across = { x: page.margin, width: textWidth };
  sheet.tag(article, headingTag, () => {
    sheet.write(articleNo, { ...across, y: top + 10 }, { ...styles.number, colour: sheet.accent });
    sheet.write(title, { ...across, y: top + titleTop }, styles.title);
  });
  const right = { ...styles.muted, align: 'right' } as const;
  if (kind) sheet.text(article, 'P', { text: kind, ...across, y: top + 10, style: right });
  const y = top + titleTop + sheet.heightOf(title, textWidth, styles.title) + 14;
  const bbox = [page.margin, y, page.margin + plate.width, y + plate.height] as const;
  sheet.artifact('Layout', () => sheet.plate({ x: page.margin, y, width: plate.width }, plate.height));
  const place = { x: page.margin + (plate.width - drawingWidth) / 2, y: y + 15, width: drawingWidth };
  sheet.tag(article, { type: 'Figure', alt, bbox }, () => sheet.drawing(drawing, place));
}

/** Markings of several places first, each under a head of its own; then those of one, a row each. */
function allMarkingStrips(sheet: Sheet, { markings }: ArticleLines): readonly Strip[] {
  const isShort = ({ places }: MarkingLines) => places.length === 1;
  const short = markings.filter(isShort).map((marking) => shortMarking(marking));
  return [
    ...markings
      .filter((marking) => !isShort(marking))
      .flatMap((marking) => longMarkingStrips(sheet, marking)),
    ...tableStrips(sheet, short),
  ];
}

function longMarkingStrips(sheet: Sheet, { heading, about, places }: MarkingLines): readonly Strip[] {
  const headHeight = sheet.heightOf(heading, column.width, styles.marking);
  const head: Strip = {
    height: headHeight + sheet.heightOf(about, column.width, styles.small) + rowGap,
    draw: (tags, y) =>
      sheet.tag(tags.article, 'P', () => {
        sheet.write(heading, { ...column, y }, styles.marking);
        sheet.write(about, { ...column, y: y + headHeight }, styles.small);
      }),
  };
  const printedWidths = places.map(({ printed }) => sheet.widthOf(printed, styles.strong) + cellGap + 1);
  const printedWidth = Math.max(leastPrintedWidth, ...printedWidths);
  const nameWidth = resultLeft - printedWidth;
  const rows = places.map(({ printed, name, result }): readonly Cell[] => [
    { text: printed, x: 0, width: printedWidth, style: styles.strong },
    { text: name, x: printedWidth, width: nameWidth, style: styles.body, isName: true },
    { text: result, x: resultLeft, width: column.width - resultLeft, style: styles.body },
  ]);
  return [head, ...tableStrips(sheet, rows)];
}

function shortMarking({ heading, places: [place] }: MarkingLines): readonly Cell[] {
  const [headingWidth, placeWidth, resultWidth] = [98, 86, column.width - 184];
  return [
    { text: heading, x: 0, width: headingWidth, style: styles.strong, isName: true },
    { text: place?.name ?? '', x: headingWidth, width: placeWidth, style: styles.body },
    { text: place?.result ?? '', x: headingWidth + placeWidth, width: resultWidth, style: styles.body },
  ];
}

function factStrips(sheet: Sheet, { facts }: ArticleLines): readonly Strip[] {
  const rows = facts.map(({ name, text }): readonly Cell[] => [
    { text: name, x: 0, width: factNameWidth, style: styles.muted, isName: true },
    {
      text,
      x: factNameWidth,
      width: column.width - factNameWidth,
      style: name === 'Sizes' ? styles.strong : styles.body,
    },
  ]);
  return tableStrips(sheet, rows);
}

/** The rows of one table; its first one begins it, its last one has the gap after it. */
const tableStrips = (sheet: Sheet, rows: readonly (readonly Cell[])[]): readonly Strip[] =>
  rows.map((cells, index) => {
    const fitted = cells.map((cell) => ({ ...cell, width: cell.width - cellGap }));
    const { height, draw } = tableRow(sheet, fitted, { width: column.width, rowGap });
    return {
      height: height + (index === rows.length - 1 ? groupGap : 0),
      draw: (tags, y) => {
        if (index === 0 || !tags.table) tags.table = sheet.part(tags.article, 'Table');
        draw(tags.table, { x: column.x, y });
      },
    };
  });
