import type { FilterRemoval } from '../../model/listing/listing';

/** A change that a visitor makes to a list. */
export type ListChange =
  | { readonly kind: 'choose'; readonly column: string; readonly value: string }
  | FilterRemoval
  /** No filter is in use any more. */
  | { readonly kind: 'clear' }
  /** No level of the property is asked for any more. */
  | { readonly kind: 'any'; readonly column: string }
  | { readonly kind: 'sort'; readonly sort: string }
  | { readonly kind: 'text'; readonly text: string };
