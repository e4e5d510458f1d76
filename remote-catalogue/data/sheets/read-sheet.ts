import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { largestSheetBytes } from './limits';
import { readCsv, type CsvOptions } from './read-csv';
import { readXlsx } from './read-xlsx';
import { SheetError, type SheetRow } from './sheet-row';

/** How a file is read. */
export interface SheetOptions extends CsvOptions {
  /** Place of the sheet in a workbook; the first, 1, where nothing is said. */
  readonly sheet?: number | undefined;
}

/**
 * The rows of a CSV or XLSX file, by the ending of its name.
 *
 * @throws {SheetError} saying what to do, where the file cannot be read
 */
export async function readSheet(
  file: string,
  { sheet = 1, ...csv }: SheetOptions,
): Promise<AsyncIterable<SheetRow>> {
  const ending = path.extname(file).toLowerCase();
  if (ending !== '.csv' && ending !== '.xlsx') {
    throw new SheetError(`${file}: the name must end in .csv or .xlsx`);
  }
  const bytes = await readBytes(file);
  return ending === '.csv' ? readCsv(bytes, csv) : readXlsx(bytes, sheet);
}

async function readBytes(file: string): Promise<Uint8Array> {
  const status = await stat(file).catch(() => {
    throw new SheetError(`${file}: there is no such file`);
  });
  if (status.size > largestSheetBytes) {
    throw new SheetError(`${file}: is larger than ${largestSheetBytes / 1_000_000} MB. Split it.`);
  }
  return await readFile(file);
}
