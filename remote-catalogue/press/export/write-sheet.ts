import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { colToLetter, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { isDeepStrictEqual } from 'node:util';
import { explanationSheet } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-row';
import { fileErrorCode } from '../source/file-error';
import { productTypes } from '../../articles/product-types';
import { sheetFields } from '../import/sheet-fields';
import { composeArticle, valueAt, valuesOf } from '../import/compose-article';
import { ownColumnMap } from '../import/column-map';
import { findColumns } from '../import/find-columns';
import { readRow } from '../import/read-row';

/** Writes articles into an XLSX file. @throws {SheetError} if it ends otherwise, exists, or cannot be written */
export async function writeArticles(file: string, rows: readonly TextRow[]): Promise<void> {
  if (path.extname(file).toLowerCase() !== '.xlsx')
    throw new SheetError(`${file}: the name must end in .xlsx`);
  const bytes = await writeXlsx({ sheets: [articleSheet(rows), fieldSheet()] });
  // An edited workbook of this name must stay.
  await writeFile(file, bytes, { flag: 'wx' }).catch((error: unknown) => {
    const reason = fileErrorCode(error);
    if (reason === undefined) throw error;
    throw new SheetError(
      `${file}: ${reason === 'EEXIST' ? 'exists already' : `cannot be written (${reason})`}; name another file`,
    );
  });
}

const columnWidth = 22;

/** Rows for which the workbook offers the values of a choice. */
const rowsWithChoices = 5000;

const choices: Readonly<Record<string, readonly string[]>> = {
  type: productTypes,
  dataStatus: ['declared', 'sample'],
  'packing.unit': ['pair', 'piece'],
};

const cellsOf = (row: TextRow) => row.map((text) => (text === '' ? null : text));

/** A column's format counts only for cells that are there: so many empty rows below the articles have it, too. */
const emptyRows = 300;

/** Every cell is text, so that no program drops a leading zero or makes a date of a size. */
const articleSheet = (rows: readonly TextRow[]): WriteSheet => ({
  name: 'Articles',
  columns: exportHeadings.map(() => ({ width: columnWidth, numFmt: '@' })),
  rows: [exportHeadings, ...rows, ...Array<TextRow>(emptyRows).fill(exportHeadings.map(() => ''))].map(
    cellsOf,
  ),
  freezePane: { rows: 1, columns: 1 },
  dataValidations: sheetFields.flatMap(({ name }, index) => {
    const values = choices[name];
    if (!values) return [];
    const letters = colToLetter(index);
    return [{ type: 'list', values: [...values], range: `${letters}2:${letters}${rowsWithChoices}` }];
  }),
});

const fieldSheet = (): WriteSheet => ({
  name: explanationSheet,
  columns: [{ width: 24 }, { width: 10 }, { width: 90 }, { width: 50 }, { width: 28 }],
  rows: [
    ['Column', 'Needed', 'What stands in it', 'Example', 'Name in a column map'],
    ...sheetFields.map(({ heading, isNeeded, note, example, name }) =>
      cellsOf([heading, isNeeded ? 'yes' : '', note, example, name]),
    ),
  ],
  freezePane: { rows: 1 },
});

export const exportHeadings = sheetFields.map(({ heading }) => heading);

export type TextRow = readonly string[];

/** The row of an article in our sheets. @throws {SheetError} if the row would not be read as the same article */
export function articleRow(article: unknown): TextRow {
  const values = valuesOf(article);
  const cells = sheetFields.map(({ name, form }) =>
    values.has(name) ? form.print(values.get(name)).join('\n') : '',
  );
  refuseLoss(article, cells);
  return cells;
}

const columns = findColumns(ownColumnMap, { row: 1, cells: exportHeadings });

function refuseLoss(article: unknown, cells: TextRow): void {
  const { values, problems } = readRow({ row: 2, cells }, columns, { decimal: '.', colours: new Map() });
  if (problems.length === 0 && isDeepStrictEqual(composeArticle(values), article)) return;
  const lost = sheetFields.find(
    ({ path }) => !isDeepStrictEqual(valueAt(composeArticle(values), path), valueAt(article, path)),
  );
  throw new SheetError(
    `${String(valueAt(article, 'articleNo'))} ${lost?.name ?? ''}: cannot stand in a sheet. Take | and line breaks out of ` +
      'its texts, : out of titles, and leave a list out instead of writing an empty one.',
  );
}
