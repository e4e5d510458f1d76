import { valueSlug } from '../../model/listing/value-slug';
import type { FilterColumn, FilterGroup, FilterValue } from './listing-view';

/** A property whose values are written one after the other, with a `|` between them. */
interface PackedColumn extends Omit<FilterColumn, 'values' | 'key' | 'label'> {
  /** As in `FilterColumn`; absent where they are those of the group. */
  readonly key?: string;
  readonly label?: string;
  readonly names: string;
  readonly articles: string;
  /** As in addresses; absent where the names say it. */
  readonly values?: string;
}

/** A group of filters as a page carries it. */
export interface PackedGroup extends Omit<FilterGroup, 'columns'> {
  readonly columns: readonly PackedColumn[];
}

const separator = '|';

/** The address part that a name says, where none is written. */
const impliedValue = (name: string): string => (name.length > 1 ? valueSlug(name) : name);

/** Makes filters short; nothing is chosen in them. */
export const packGroups = (groups: readonly FilterGroup[]): readonly PackedGroup[] =>
  groups.map(({ columns, ...group }) => ({
    ...group,
    columns: columns.map((column) => packColumn(column, group)),
  }));

type GroupName = Pick<FilterGroup, 'key' | 'label'>;

function packColumn({ key, label, values, ...column }: FilterColumn, group: GroupName): PackedColumn {
  const isImplied = values.every(({ name, value }) => value === impliedValue(name));
  return {
    ...(key !== group.key && { key }),
    ...(label !== group.label && { label }),
    ...column,
    names: values.map(({ name }) => name).join(separator),
    articles: values.map(({ articles }) => articles).join(separator),
    ...(!isImplied && { values: values.map(({ value }) => value).join(separator) }),
  };
}

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
  const [counts, written] = [articles.split(separator), values?.split(separator)];
  return {
    key,
    label,
    ...column,
    values: names.split(separator).map((name, place): FilterValue => ({
      value: written?.[place] ?? impliedValue(name),
      name,
      articles: Number(counts[place]),
    })),
  };
}
