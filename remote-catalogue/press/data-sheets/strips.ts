import type { Area } from '../catalogues/draw-svg';
import type { Sheet, Tag } from '../catalogues/sheet';
import { colours, type TextStyle } from '../catalogues/look';
import { missing } from '../catalogues/open-font';

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

export interface Cell {
  readonly text: string;
  /** Distance from the left edge, and width: both are parts of the column's width. */
  readonly from: number;
  readonly to: number;
  readonly style: TextStyle;
  readonly isName?: boolean;
}

const rowGap = 2.4;
const cellGap = 4;

export const scaled = (style: TextStyle, scale: number): TextStyle => ({
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
    draw: (parent, { x, y }) =>
      sheet.tag(parent, { type: tag, ...actualText(sheet, text, own) }, () =>
        sheet.write(text, { x, y: y + above * scale, width }, own),
      ),
  };
}

export function lineStrip(setting: Setting, text: string, style: TextStyle): Strip {
  const { sheet, width, scale } = setting;
  const own = scaled(style, scale);
  return {
    height: sheet.heightOf(text, width, own) + 2 * rowGap * scale,
    draw: (parent, { x, y }) => {
      drawHairline(setting, { x, y });
      const item = sheet.part(parent, 'LI');
      sheet.tag(item, { type: 'LBody', ...actualText(sheet, text, own) }, () =>
        sheet.write(text, { x, y: y + rowGap * scale, width }, own),
      );
    },
  };
}

export function rowStrip(setting: Setting, cells: readonly Cell[]): Strip {
  const { sheet, width, scale } = setting;
  const placed = cells.map(({ from, to, style, ...cell }) => ({
    ...cell,
    left: from * width,
    width: (to - from) * width - (to < 1 ? cellGap * scale : 0),
    style: scaled(style, scale),
  }));
  const heights = placed.map(({ text, width: room, style }) => sheet.heightOf(text, room, style));
  return {
    height: Math.max(...heights) + 2 * rowGap * scale,
    draw: (parent, { x, y }) => {
      drawHairline(setting, { x, y });
      const row = sheet.part(parent, 'TR');
      for (const { text, left, width: room, style, isName } of placed) {
        const kind = isName ? { type: 'TH', scope: 'Row' as const } : { type: 'TD' };
        sheet.tag(row, { ...kind, ...actualText(sheet, text, style) }, () =>
          sheet.write(text, { x: x + left, y: y + rowGap * scale, width: room }, style),
        );
      }
    },
  };
}

const drawHairline = ({ sheet, width }: Setting, at: Omit<Area, 'width'>): void =>
  sheet.artifact('Layout', () => sheet.line({ ...at, width }, 0.5, colours.line));

/** The text itself where the typeface lacks a character of it. */
const actualText = (sheet: Sheet, text: string, style: TextStyle): { readonly actual?: string } =>
  sheet.printable(text, style).includes(missing) ? { actual: text } : {};
