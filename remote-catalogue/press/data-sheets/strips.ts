import type { Area } from '../catalogues/draw-svg';
import type { Sheet, Tag } from '../catalogues/sheet';
import { tableRow, type Cell } from '../catalogues/table-row';
import type { TextStyle } from '../catalogues/look';

/** A row of a column. It is never cut. */
export interface Strip {
  readonly height: number;
  /** A heading does not stand alone at the foot of a column. */
  readonly isHeading?: boolean;
  /** Part of the height that is left out at the top of a column. */
  readonly above?: number;
  readonly draw: (parent: Tag, at: Omit<Area, 'width'>) => void;
}

/** The strips of a heading, a table or a list: all stand in one element. */
export interface Block {
  /** Type of the element; a `Sect` with a heading, or a part of the last such section. */
  readonly type: 'Sect' | 'Table' | 'L' | 'Div';
  readonly strips: readonly Strip[];
}

export interface Setting {
  readonly sheet: Sheet;
  /** Width of a column, in points. */
  readonly width: number;
  /** Factor of all letters and gaps; 1 is the usual size. */
  readonly scale: number;
}

/** A cell of a row: places and widths are parts of the column's width. */
interface PartedCell extends Omit<Cell, 'x' | 'width'> {
  readonly from: number;
  readonly to: number;
}

const rowGap = 2.4;
const cellGap = 4;

const scaled = (style: TextStyle, scale: number): TextStyle => ({
  ...style,
  size: style.size * scale,
  lineGap: (style.lineGap ?? 0) * scale,
});

export function textStrip(
  { sheet, width, scale }: Setting,
  { text, style, tag, above = 0 }: { text: string; style: TextStyle; tag: 'H2' | 'H3' | 'P'; above?: number },
): Strip {
  const own = scaled(style, scale);
  return {
    height: sheet.heightOf(text, width, own) + (above + rowGap) * scale,
    isHeading: tag !== 'P',
    above: above * scale,
    draw: (parent, { x, y }) => sheet.text(parent, tag, { text, x, y: y + above * scale, width, style: own }),
  };
}

export function lineStrip({ sheet, width, scale }: Setting, text: string, style: TextStyle): Strip {
  const own = scaled(style, scale);
  return {
    height: sheet.heightOf(text, width, own) + 2 * rowGap * scale,
    draw: (parent, { x, y }) => {
      sheet.hairline({ x, y, width });
      sheet.text(sheet.part(parent, 'LI'), 'LBody', { text, x, y: y + rowGap * scale, width, style: own });
    },
  };
}

export function rowStrip({ sheet, width, scale }: Setting, cells: readonly PartedCell[]): Strip {
  const placed = cells.map(({ from, to, style, ...cell }) => ({
    ...cell,
    x: from * width,
    width: (to - from) * width - (to < 1 ? cellGap * scale : 0),
    style: scaled(style, scale),
  }));
  return tableRow(sheet, placed, { width, rowGap: rowGap * scale });
}
