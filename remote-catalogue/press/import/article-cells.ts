import { isRecord } from '../check/is-record';
import type { TextRow } from '../sheets/read-sheet';
import type { SheetColumn } from './find-columns';

/** A row of a sheet, and the columns of the sheet. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  readonly cells: TextRow;
  readonly columns: readonly SheetColumn[];
}

type Tree = Readonly<Record<string, unknown>>;

/** The value at a path like `ext.packing.unit`. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), tree);

/** The number of an article; empty if it has none. */
export function numberOf(article: unknown): string {
  const number = valueAt(article, 'articleNo');
  return typeof number === 'string' ? number : '';
}

/**
 * An article with the cells of a row, not checked. What the sheet has no column for stays as it was; an empty cell
 * empties its field. An edition goes with its marking, whose cell stands before it.
 */
export const withCells = (earlier: Tree, { columns, cells }: Omit<SheetRow, 'row'>): Tree =>
  columns.reduce((article: Tree, { field: { path, form }, index }) => {
    const text = cells[index] ?? '';
    const isKept = path.endsWith('.edition') || valueAt(article, path) === undefined;
    if (text === '' && isKept) return article;
    const value = text === '' ? undefined : form.read(text, article.type);
    return put(article, path.split('.'), value) ?? {};
  }, earlier);

/** A tree with another value at a path. Without a value the key goes, and with it each record that it leaves empty. */
function put(tree: Tree, [key = '', ...rest]: readonly string[], value: unknown): Tree | undefined {
  const before = tree[key];
  const after = rest.length === 0 ? value : put(isRecord(before) ? before : {}, rest, value);
  if (after !== undefined) return { ...tree, [key]: after };
  const others = Object.entries(tree).filter(([name]) => name !== key);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}
