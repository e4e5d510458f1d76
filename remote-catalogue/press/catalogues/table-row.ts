import type { Area } from './draw-svg';
import type { TextStyle } from './look';
import type { Sheet, Tag } from './sheet';

export interface Cell {
  readonly text: string;
  /** Distance from the left edge of the table. */
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly isName?: boolean;
}

/** A row of a table below a thin line. */
export function tableRow(
  sheet: Sheet,
  cells: readonly Cell[],
  { width: tableWidth, rowGap }: { readonly width: number; readonly rowGap: number },
) {
  const heights = cells.map(({ text, width, style }) => sheet.heightOf(text, width, style));
  return {
    height: Math.max(...heights) + 2 * rowGap,
    draw: (table: Tag, { x, y }: Omit<Area, 'width'>) => {
      sheet.hairline({ x, y, width: tableWidth });
      const row = sheet.part(table, 'TR');
      for (const { isName, ...cell } of cells) {
        const kind = isName ? { type: 'TH', scope: 'Row' as const } : 'TD';
        sheet.text(row, kind, { ...cell, x: x + cell.x, y: y + rowGap });
      }
    },
  };
}
