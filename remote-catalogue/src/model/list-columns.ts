import type { ProductRow } from './product-row';
import { productTypes } from './product-types';

/**
 * A list of articles in columns, one text each with one line for each article: a third of the size of an array of
 * objects, and cheap to copy, which the mock does with every answer.
 */
export interface ListColumns {
  readonly articleNo: string;
  /** Places in `productTypes`. */
  readonly type: string;
  readonly title: string;
  readonly sizes: string;
  readonly en388: string;
  /** Markings of one article have a `|` between them. */
  readonly markings: string;
  readonly drawing: string;
}

const separator = '\n';
const markingSeparator = '|';

/** Puts rows into columns. Rows without a card get empty lines. */
export function toColumns(rows: readonly ProductRow[]): ListColumns {
  const column = (read: (row: ProductRow) => string) => rows.map(read).join(separator);
  return {
    articleNo: column(({ articleNo }) => articleNo),
    type: column(({ type }) => String(productTypes.indexOf(type))),
    title: column(({ title }) => title),
    sizes: column(({ card }) => card?.sizes ?? ''),
    en388: column(({ card }) => card?.en388 ?? ''),
    markings: column(({ card }) => card?.markings.join(markingSeparator) ?? ''),
    drawing: column(({ card }) => card?.drawing ?? ''),
  };
}

/** Reads rows from columns. A line with an unknown type is left out. */
export function fromColumns(columns: ListColumns): readonly ProductRow[] {
  if (columns.articleNo === '') return [];
  const lines = {
    type: columns.type.split(separator),
    title: columns.title.split(separator),
    sizes: columns.sizes.split(separator),
    en388: columns.en388.split(separator),
    markings: columns.markings.split(separator),
    drawing: columns.drawing.split(separator),
  };
  return columns.articleNo.split(separator).flatMap((articleNo, line) => {
    const type = productTypes[Number(lines.type[line])];
    if (!type) return [];
    const at = (column: readonly string[]) => column[line] ?? '';
    const card = {
      sizes: at(lines.sizes),
      en388: at(lines.en388),
      markings: at(lines.markings).split(markingSeparator).filter(Boolean),
      drawing: at(lines.drawing),
    };
    return [{ articleNo, type, title: at(lines.title), image: `${articleNo.toLowerCase()}.svg`, card }];
  });
}
