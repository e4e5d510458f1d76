import { valueSlug } from '../../model/listing/value-slug';
import type { FilterColumn, FilterGroup, FilterValue } from './listing-view';

/** A property whose values are written one after the other, with a `|` between them. */
export interface PackedColumn extends Omit<FilterColumn, 'values' | 'key' | 'label'> {
  /** As in `FilterColumn`; absent where they are those of the group. */
  readonly key?: string;
  readonly label?: string;
  readonly names: string;
  /** Absent for levels that all have articles: their figures are heard only, and come later. */
  readonly articles?: string;
  /** As in addresses; absent where the names say it. */
  readonly values?: string;
}

/** A group of filters as a page carries it. */
export interface PackedGroup extends Omit<FilterGroup, 'columns'> {
  readonly columns: readonly PackedColumn[];
}

/** Stands between values. */
export const separator = '|';

/** The address part that a name says, where none is written. */
export const impliedValue = (name: string): string => (name.length > 1 ? valueSlug(name) : name);

type GroupName = Pick<FilterGroup, 'key' | 'label'>;

/** Reads filters again. */
export const unpackGroups = (groups: readonly PackedGroup[]): readonly FilterGroup[] =>
  groups.map(({ columns, ...group }) => ({
    ...group,
    columns: columns.map((column) => unpackColumn(column, group)),
  }));

function unpackColumn(
  { names, articles, values, ...column }: PackedColumn,
  { key, label }: GroupName,
): FilterColumn {
  const [counts, written] = [articles?.split(separator), values?.split(separator)];
  return {
    key,
    label,
    ...column,
    values: names.split(separator).map((name, place): FilterValue => ({
      value: written?.[place] ?? impliedValue(name),
      name,
      ...(counts && { articles: Number(counts[place]) }),
    })),
  };
}
