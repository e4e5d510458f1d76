import { isDeepStrictEqual } from 'node:util';
import { composeArticle, valuesOf } from '../import/compose-article';
import { valueAt } from '../import/at-path';
import { ownColumnMap } from '../import/column-map';
import { findColumns } from '../import/find-columns';
import { readRow } from '../import/read-row';
import { sheetFields } from '../import/sheet-fields';
import { SheetError } from '../sheets/sheet-row';

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
