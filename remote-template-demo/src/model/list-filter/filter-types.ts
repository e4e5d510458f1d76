/** Types of a column's filter, in the order of the menu. */
export const filterTypes = [
  'contains',
  'starts-with',
  'ends-with',
  'matches',
  'greater-than',
  'less-than',
] as const;

/** One way to filter a column. */
export type FilterType = (typeof filterTypes)[number];

/** Titles of the filter types. */
export const filterTitles: Readonly<Record<FilterType, string>> = {
  contains: 'Contains',
  'starts-with': 'Starts with',
  'ends-with': 'Ends with',
  matches: 'Matches',
  // The specification spells it so.
  'greater-than': 'Grater than',
  'less-than': 'Less than',
};

/** The filter type of this name, if there is one. */
export const filterTypeOf = (name: string): FilterType | undefined =>
  filterTypes.find((type) => type === name);

/** The filter of one column. */
export interface ColumnFilter {
  readonly type: FilterType;
  /** Text as typed; an empty one filters nothing. */
  readonly text: string;
}

/** Filters by the key of their column; a column that is not named has none. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

/** The filter of a column that nobody has touched. */
export const noFilter: ColumnFilter = { type: 'contains', text: '' };
