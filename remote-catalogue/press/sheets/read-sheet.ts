import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { formatValue } from 'hucre';
import { readXlsx, type Sheet as WorkbookSheet, type Workbook } from 'hucre/xlsx';
import { seenValue } from './seen-value';
import { isFilled, SheetError, throwUnreadable, unsavedFormula, type SheetRow } from './sheet-row';

export interface Sheet extends Pick<WorkbookSheet, 'name'> {
  readonly isHidden: boolean;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly rows: readonly SheetRow[];
  /** Only the first of merged cells has the value. */
  readonly merges: NonNullable<WorkbookSheet['merges']>;
}

const largestSheetBytes = 50_000_000;

export const explanationSheet = 'Fields';

/**
 * Reads a sheet of an XLSX file. A formula gives the value it had when the workbook was saved.
 *
 * @param asked  place of the sheet, the first is 1; needed where several sheets have something in them
 * @param skipsHidden  a hidden sheet is read only if it is asked for
 * @throws {SheetError} saying what to do, where the file or the sheet cannot be read
 */
export async function readSheet(file: string, asked?: number, skipsHidden = false): Promise<Sheet> {
  if (path.extname(file).toLowerCase() !== '.xlsx') {
    throw new SheetError(`${file}: the name must end in .xlsx. Save the sheet as an Excel workbook.`);
  }
  const bytes = await readBytes(file);
  const workbook = await readXlsx(bytes, { readStyles: true }).catch((error: unknown): Workbook => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SheetError(
      `${file}: cannot be read as a workbook (${reason}). Save it again as .xlsx, without a password.`,
    );
  });
  const {
    name,
    rows,
    cells,
    columns = [],
    rowDefs,
    merges = [],
    ...sheet
  } = chosenSheet(workbook, asked, skipsHidden);
  const cellAt = (row: number, column: number) => cells?.get(`${row},${column}`);
  return {
    name,
    merges,
    isHidden: isHidden(sheet),
    hiddenColumns: new Set(
      columns.flatMap(({ hidden, width }, column) => (hidden || width === 0 ? [column] : [])),
    ),
    rows: rows.map((values, row) => {
      const { hidden, height } = rowDefs?.get(row) ?? {};
      const read = values.map((value, column) =>
        value === null && cellAt(row, column)?.formula !== undefined ? unsavedFormula : composed(value),
      );
      const seen = read.map((value, column) => composed(seenValue(value, cellAt(row, column))));
      return {
        row: row + 1,
        isHidden: hidden === true || height === 0 || (read.some(isFilled) && !seen.some(isFilled)),
        shown: new Map(
          values.flatMap((value, column) => {
            const shown = formattedText(value, cellAt(row, column)?.style?.numFmt);
            return shown === undefined ? [] : [[column, shown]];
          }),
        ),
        cells: read,
        seen,
      };
    }),
  };
}

const isHidden = ({ hidden, veryHidden }: Pick<WorkbookSheet, 'hidden' | 'veryHidden'>) =>
  hidden === true || veryHidden === true;

/** Some systems write “ö” as an “o” and a mark: letters are compared and stored composed. */
const composed = (value: SheetRow['cells'][number]) =>
  typeof value === 'string' ? value.normalize('NFC') : value;

/** Text of a cell, if its format makes another one of its number or text. */
function formattedText(value: WorkbookSheet['rows'][number][number], format = 'General'): string | undefined {
  if ((typeof value !== 'number' && typeof value !== 'string') || ['General', '@'].includes(format))
    return undefined;
  const shown = formatValue(value, format);
  return shown === String(value) ? undefined : shown;
}

function chosenSheet({ sheets }: Workbook, asked: number | undefined, skipsHidden: boolean): WorkbookSheet {
  if (asked !== undefined) {
    const sheet = sheets[asked - 1];
    if (!sheet) throw new SheetError(`--sheet ${asked}: the workbook has ${sheets.length} sheets.`);
    return sheet;
  }
  const all = sheets.filter((sheet) => !(skipsHidden && isHidden(sheet)) && sheet.rows.flat().some(isFilled));
  const filled = all.length > 1 ? all.filter(({ name }) => name !== explanationSheet) : all;
  const [only, ...others] = filled;
  if (!only) throw new SheetError('The workbook is empty.');
  if (others.length === 0) return only;
  const names = filled
    .map((sheet) => `${sheets.indexOf(sheet) + 1} “${sheet.name}”${isHidden(sheet) ? ' (hidden)' : ''}`)
    .join(', ');
  throw new SheetError(`The workbook has several sheets: ${names}. Say which one to read: --sheet 1.`);
}

async function readBytes(file: string): Promise<Uint8Array> {
  const status = await stat(file).catch(throwUnreadable(file));
  if (!status.isFile()) throw new SheetError(`${file}: is not a file`);
  if (status.size > largestSheetBytes) {
    throw new SheetError(`${file}: is larger than ${largestSheetBytes / 1_000_000} MB. Split it.`);
  }
  return await readFile(file).catch(throwUnreadable(file));
}
