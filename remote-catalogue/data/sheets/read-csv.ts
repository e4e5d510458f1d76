import { CsvError, parse } from 'csv-parse';
import { decodeText } from './decode-text';
import { unquoteFormula } from './formula-quote';
import { separatorOf } from './separator';
import { SheetError, type SheetRow } from './sheet-row';

/** How a CSV file is read. */
export interface CsvOptions {
  /** Of a file without a byte order mark; UTF-8 by default. */
  readonly encoding?: string | undefined;
  /** What stands above the columns: the separator is the one that sets them apart. */
  readonly headings: readonly string[];
}

/** Longest row, in characters. A quote that is never closed would take in the whole file. */
const longestRow = 1_000_000;

/**
 * The rows of a CSV file by RFC 4180, separated by comma, semicolon or tab. Rows are counted as a spreadsheet program
 * counts them: a line break in quotes begins no row.
 *
 * @throws {SheetError} where the encoding or the quoting is wrong
 */
export async function* readCsv(
  bytes: Uint8Array,
  { encoding, headings }: CsvOptions,
): AsyncGenerator<SheetRow> {
  const text = decodeText(bytes, encoding);
  const records = parse(text, {
    delimiter: separatorOf(text, headings),
    // All of them: a file that two programs wrote has both, and the reader would expect the first one only.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: longestRow,
  });
  let row = 0;
  try {
    for await (const cells of records as AsyncIterable<readonly string[]>) {
      row += 1;
      yield { row, cells: cells.map(cellOf) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new SheetError(quotingFault(error.code, rowOf(error))) : error;
  }
}

const cellOf = (text: string): string | null => (text === '' ? null : unquoteFormula(text));

/** The reader runs ahead of the rows that were given out. */
const rowOf = (error: CsvError): number => Number(error.records) + 1;

function quotingFault(code: string, row: number): string {
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
    case 'CSV_QUOTE_NOT_CLOSED':
      return `Row ${row}: a quote " begins a cell and is never closed. Close it, or write "" for a quote in a text.`;
    default:
      return `Row ${row}: a quote " stands in the middle of a cell. Put the cell into quotes, and write "" for the quote.`;
  }
}
