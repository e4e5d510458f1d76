import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { largestSheetBytes } from './limits';
import { readCsv, type CsvOptions } from './read-csv';
import { readXlsx } from './read-xlsx';
import { SheetError, type SheetRow } from './sheet-row';
import { mergedCells, sheetNames, type MergedCells } from './workbook-parts';

/** How a file is read. */
interface SheetOptions extends CsvOptions {
  /** Number of the sheet in a workbook; the first, 1, by default. */
  readonly sheet?: number | undefined;
}

/** A sheet that can be read. */
export interface OpenSheet {
  readonly rows: AsyncIterable<SheetRow>;
  /** Whether a row has all its cells, as in a text file. */
  readonly isText: boolean;
  /** None in a text file. */
  readonly merged: readonly MergedCells[];
  /** The sheets of the workbook that were not asked for. */
  readonly others: readonly OtherSheet[];
}

/** A sheet beside the one that is read. */
export interface OtherSheet {
  /** The first is 1. */
  readonly place: number;
  readonly name: string;
  readonly rows: AsyncIterable<SheetRow>;
}

/**
 * Opens a CSV or XLSX file, by the ending of its name.
 *
 * @throws {SheetError} saying what to do, where the file cannot be read
 */
export async function openSheet(file: string, { sheet, ...csv }: SheetOptions): Promise<OpenSheet> {
  const ending = path.extname(file).toLowerCase();
  if (ending !== '.csv' && ending !== '.xlsx') {
    throw new SheetError(`${file}: the name must end in .csv or .xlsx`);
  }
  const bytes = await readBytes(file);
  if (ending === '.csv') return { rows: readCsv(bytes, csv), isText: true, merged: [], others: [] };
  return openWorkbook(bytes, sheet ?? 1);
}

function openWorkbook(bytes: Uint8Array, sheet: number): OpenSheet {
  return {
    rows: readXlsx(bytes, sheet),
    isText: false,
    get merged() {
      return mergedCells(bytes, sheet);
    },
    get others() {
      return sheetNames(bytes).flatMap((name, index) =>
        index + 1 === sheet ? [] : [{ place: index + 1, name, rows: readXlsx(bytes, index + 1) }],
      );
    },
  };
}

async function readBytes(file: string): Promise<Uint8Array> {
  const status = await stat(file).catch(() => {
    throw new SheetError(`${file}: there is no such file`);
  });
  if (!status.isFile()) throw new SheetError(`${file}: is not a file`);
  if (status.size > largestSheetBytes) {
    throw new SheetError(`${file}: is larger than ${largestSheetBytes / 1_000_000} MB. Split it.`);
  }
  return await readFile(file);
}
