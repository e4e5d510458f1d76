import { unzipSync } from 'fflate';
import { streamXlsxRows } from 'hucre/xlsx';
import { damagedPart } from './damaged-part';
import { largestSheetBytes } from './limits';
import { SheetError, unsavedFormula, type CellValue, type SheetRow } from './sheet-row';
import { unsavedFormulas } from './workbook-parts';

/**
 * The rows of one sheet of a workbook. A formula gives the value it had when the workbook was saved, or `unsavedFormula`;
 * a cell with an error its text: `#N/A`.
 *
 * @param sheet  its place, the first is 1
 * @throws {SheetError} if it is not a workbook, is damaged or protected by a password, or unpacks to more than 50 MB
 */
export async function* readXlsx(bytes: Uint8Array, sheet: number): AsyncGenerator<SheetRow> {
  refuseBomb(bytes);
  refuseDamage(bytes);
  try {
    const unsaved = unsavedFormulas(bytes, sheet);
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: sheet - 1 })) {
      yield { row: index + 1, cells: withFormulas(values, unsaved.get(index + 1)) };
    }
  } catch (error) {
    throw new SheetError(`The workbook cannot be read: ${messageOf(error)}. Save it again as .xlsx.`);
  }
}

function withFormulas(values: readonly CellValue[], columns: readonly number[] = []): readonly CellValue[] {
  const cells = [...values];
  for (const column of columns) {
    while (cells.length < column) cells.push(null);
    cells[column] = unsavedFormula;
  }
  return columns.length > 0 ? cells : values;
}

/** The reader unpacks no part beyond the size that the archive states for it, so the stated sizes can be trusted. */
function refuseBomb(bytes: Uint8Array): void {
  const sizes: number[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ originalSize, size }) => {
        sizes.push(originalSize === 0 && size > 0 ? Infinity : originalSize);
        return false;
      },
    });
  } catch {
    throw new SheetError(
      'The file is no .xlsx workbook, or has a password. Save it as .xlsx without a password.',
    );
  }
  if (sizes.reduce((sum, size) => sum + size, 0) > largestSheetBytes) {
    throw new SheetError(
      `The workbook unpacks to more than ${largestSheetBytes / 1_000_000} MB. Split it, or save it as CSV.`,
    );
  }
}

/** The bytes are unpacked twice for it, which takes a tenth of the time that reading the rows does. */
function refuseDamage(bytes: Uint8Array): void {
  let damaged: string | undefined;
  try {
    damaged = damagedPart(bytes);
  } catch {
    damaged = 'the archive';
  }
  if (damaged === undefined) return;
  throw new SheetError(
    `The workbook is damaged (${damaged}). Copy the file again, or save it again as .xlsx.`,
  );
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
