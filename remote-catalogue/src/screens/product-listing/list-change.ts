/** A change that a visitor makes to a list. */
export type ListChange =
  | { readonly kind: 'choose'; readonly column: string; readonly value: string }
  | { readonly kind: 'unchoose'; readonly column: string; readonly value: string }
  /** No level of the property is asked for any more. */
  | { readonly kind: 'any'; readonly column: string }
  | { readonly kind: 'sort'; readonly sort: string }
  | { readonly kind: 'text'; readonly text: string };
