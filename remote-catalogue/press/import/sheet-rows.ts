import type { TextRow } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-error';
import type { SheetRow } from './article-cells';
import { findColumns } from './find-columns';
import { sheetFields } from './sheet-fields';

/** The filled rows below the headings. @throws {SheetError} if there is none, or a heading is not one of the fields */
export function sheetRows(file: string, all: readonly TextRow[], fields = sheetFields): readonly SheetRow[] {
  const columns = findColumns(all, fields);
  const rows = all.map((cells, index) => ({ row: index + 1, cells, columns }));
  const filled = rows.slice(1).filter(({ cells }) => cells.some(Boolean));
  if (filled.length === 0) throw new SheetError(`${file}: has no row below the headings.`);
  return filled;
}
