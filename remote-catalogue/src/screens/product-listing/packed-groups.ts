import { valueSlug } from '../../model/listing/value-slug';
import type { FilterColumn, FilterGroup, FilterValue, PackedColumn, PackedGroup } from './list-view';

/** Stands between values. */
export const separator = '|';

/** The address part that a name implies, if none is written. */
export const impliedValue = (name: string): string => (name.length > 1 ? valueSlug(name) : name);

type GroupName = Pick<FilterGroup, 'key' | 'label'>;

/** Reads filters again. */
export const unpackGroups = (groups: readonly PackedGroup[]): readonly FilterGroup[] =>
  groups.map(({ columns, ...group }) => ({
    ...group,
    columns: columns.map((column) => unpackColumn(column, group)),
  }));

function unpackColumn(
  { names, articles, values, swatches, ...column }: PackedColumn,
  { key, label }: GroupName,
): FilterColumn {
  const [counts, written, looks] = [articles, values, swatches].map((text) => text?.split(separator));
  return {
    key,
    label,
    ...column,
    values: names.split(separator).map((name, place): FilterValue => ({
      value: written?.[place] ?? impliedValue(name),
      name,
      ...(counts && { articles: Number(counts[place]) }),
      ...(looks?.[place] && { swatch: looks[place] }),
    })),
  };
}
