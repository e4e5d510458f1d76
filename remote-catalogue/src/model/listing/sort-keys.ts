/** Orders of a list as addresses name them. */
export const sortKeys = ['relevance', 'article', 'title', 'cut', 'abr', 'hv', 'arc'] as const;

/** An order of a list. */
export type SortKey = (typeof sortKeys)[number];

/** The order where none is asked for. */
export const defaultSort = (isSearch: boolean): SortKey => (isSearch ? 'relevance' : 'article');
