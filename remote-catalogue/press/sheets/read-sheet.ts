import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { readXlsx, type Workbook } from 'hucre/xlsx';
import { fileErrorCode } from '../source/file-error';
import { refusalsOf } from './refusals';
import { textOf } from './seen-text';
import { SheetError } from './sheet-error';

/** The cells of a row as a reader sees them; empty ones are empty texts. */
export type TextRow = readonly string[];

/** Name of the sheet with the articles, in a workbook of several sheets. */
export const articleSheetName = 'Articles';

const largestSheetBytes = 50_000_000;

/**
 * Reads a sheet from an XLSX or CSV file. A formula gives the value it had when the workbook was saved.
 *
 * @throws {SheetError} saying what to do, where it cannot be read, or a reader would not see what a program reads
 */
export async function readSheet(file: string): Promise<readonly TextRow[]> {
  const isCsv = path.extname(file).toLowerCase() === '.csv';
  const bytes = await readFile(file).catch((error: unknown) => {
    const reason = fileErrorCode(error) ?? String(error);
    throw new SheetError(`${file}: cannot be read (${reason}). Check its name, and close it elsewhere.`);
  });
  if (bytes.length > largestSheetBytes) {
    throw new SheetError(`${file}: is larger than ${largestSheetBytes / 1_000_000} MB. Split it.`);
  }
  const rows = isCsv ? readCsv(file, bytes) : await readWorkbook(file, bytes);
  return rows.map((cells) => cells.map(textOf));
}

function parsedCsv(text: string) {
  // The headings alone: commas and semicolons within texts are no separators.
  const delimiter = detectDelimiter(text.split(/[\r\n]/, 1)[0] ?? '');
  return parseCsv(text, { delimiter, unescapeFormulae: true });
}

/** The rows of a CSV text. */
export const csvRows = (text: string): readonly TextRow[] =>
  parsedCsv(text.replace(/^\ufeff/, '')).map((cells) => cells.map(textOf));

function readCsv(file: string, bytes: Uint8Array) {
  try {
    return parsedCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new SheetError(`${file}: is not UTF-8. Save it as “CSV UTF-8”, or as .xlsx.`, { cause });
  }
}

async function readWorkbook(file: string, bytes: Uint8Array) {
  const { sheets, themeColors } = await readXlsx(bytes, { readStyles: true }).catch(
    (error: unknown): Workbook => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new SheetError(
        `${file}: cannot be read as a workbook (${reason}). Save it again as .xlsx, without a password.`,
      );
    },
  );
  const [only, ...others] = sheets;
  const sheet = others.length > 0 ? sheets.find(({ name }) => name === articleSheetName) : only;
  if (!sheet)
    throw new SheetError(`${file}: has several sheets. Name the one to import “${articleSheetName}”.`);
  const refusals = refusalsOf(sheet, themeColors);
  if (refusals.length > 0)
    throw new SheetError(
      [`${file}: the sheet hides something, or shows another text than it holds.`, ...refusals].join('\n'),
    );
  return sheet.rows;
}
