import type { Cell } from 'hucre/xlsx';
import type { CellValue } from './sheet-row';

type Style = NonNullable<Cell['style']>;

/** What a reader sees of a cell: no text that is struck through, or white on white. */
export function seenValue(value: CellValue, { style, richText }: Partial<Cell> = {}): CellValue {
  const runs = richText ?? [{ text: '' }];
  const seen = runs.filter(
    ({ font = style?.font }) => !font?.strikethrough && !(isWhite(font?.color) && isOnWhite(style?.fill)),
  );
  return seen.length === runs.length ? value : seen.reduce((text, run) => text + run.text, '') || null;
}

/** White by its value, by its place in the theme, or by its numbers in the palette. */
const isWhite = ({ rgb = '', theme, tint = 0, indexed = 0 }: NonNullable<Style['font']>['color'] = {}) =>
  /^f{6}$/i.test(rgb) || (theme === 0 && tint === 0) || [1, 9, 65].includes(indexed);

const isOnWhite = (fill: Style['fill']) =>
  fill?.type !== 'gradient' && (fill?.fgColor === undefined || isWhite(fill.fgColor));
