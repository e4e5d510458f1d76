import { formatValue } from 'hucre';
import { resolveThemeColor, type Cell, type CellValue } from 'hucre/xlsx';
import { contrast } from 'shared-types/schemas/contrast';
import type { FilledCell } from './filled-cells';

type Style = NonNullable<Cell['style']>;
type Color = NonNullable<Style['font']>['color'];

/** The fonts of a cell: one, or those of the parts of its text. */
export const fontsOf = ({ style, richText }: FilledCell) =>
  richText?.map(({ font }) => font ?? style?.font) ?? [style?.font];

/** Text of less contrast to its fill is not seen; WCAG 2.2 asks for 4.5. */
const leastContrast = 1.3;

/** True if text has nearly the colour of its fill. A pattern or a gradient has no single colour. */
export function isPale(cell: FilledCell, theme: readonly string[]): boolean {
  const { fill } = cell.style ?? {};
  const isPlain = fill === undefined || (fill.type === 'pattern' && ['none', 'solid'].includes(fill.pattern));
  const paper = fill?.type === 'pattern' && fill.fgColor ? hexOf(fill.fgColor, theme) : '#FFFFFF';
  return fontsOf(cell).some((font) => {
    const ink = font?.color ? hexOf(font.color, theme) : '#000000';
    return isPlain && ink !== undefined && paper !== undefined && contrast(ink, paper) < leastContrast;
  });
}

/** A theme lists black before white and the dark tone before the light one; cells count them the other way round. */
const themePlaces = [1, 0, 3, 2];

function hexOf({ rgb, theme: place, tint, indexed = -1 }: NonNullable<Color>, theme: readonly string[]) {
  if (rgb !== undefined) return `#${rgb}`;
  if (place !== undefined) return `#${resolveThemeColor([...theme], themePlaces[place] ?? place, tint)}`;
  // Numbers of white in the palette of old files; its other colours are not judged.
  return [1, 9, 65].includes(indexed) ? '#FFFFFF' : undefined;
}

/** A cell as its format shows it. A format of four sections has the one of texts last: `;;;` shows nothing. */
export function shownText({ value, style }: FilledCell): string {
  const format = style?.numFmt ?? 'General';
  if (typeof value === 'string' && format.split(';')[3] === '') return '';
  return textOf(formatValue(value, format));
}

/** The text of a value. Some systems write “ö” as an “o” and a mark: letters are compared and stored composed. */
export const textOf = (value: CellValue): string =>
  (typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? '')).normalize('NFC').trim();
