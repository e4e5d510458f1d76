import type { FilterColumn, FilterGroup, PackedColumn, PackedGroup } from '../list-view';
import { impliedValue, separator } from '../packed-groups';

/** Makes filters short; nothing is chosen in them. */
export const packGroups = (groups: readonly FilterGroup[]): readonly PackedGroup[] =>
  groups.map(({ columns, ...group }) => ({
    ...group,
    columns: columns.map((column) => packColumn(column, group)),
  }));

function packColumn(
  { key, label, values, ...column }: FilterColumn,
  group: Pick<FilterGroup, 'key' | 'label'>,
): PackedColumn {
  const isImplied = values.every(({ name, value }) => value === impliedValue(name));
  const isUncounted =
    (column.kind === 'levels' || column.kind === 'sizes') && values.every(({ articles }) => articles !== 0);
  return {
    ...(key !== group.key && { key }),
    ...(label !== group.label && { label }),
    ...column,
    names: values.map(({ name }) => name).join(separator),
    ...(!isUncounted && { articles: values.map(({ articles }) => articles).join(separator) }),
    ...(values.some(({ swatch }) => swatch) && {
      swatches: values.map(({ swatch = '' }) => swatch).join(separator),
    }),
    ...(!isImplied && { values: values.map(({ value }) => value).join(separator) }),
  };
}
