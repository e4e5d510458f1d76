/** Why articles could not be loaded. */
export type LoadErrorKind = 'unreachable' | 'unexpected-answer';

/** The kind of an error that a call threw. Looks at its `kind`: an error of another package has another class. */
export function loadErrorKind(error: unknown): LoadErrorKind {
  const { kind } = (typeof error === 'object' && error !== null ? error : {}) as { readonly kind?: unknown };
  return kind === 'unexpected-answer' ? kind : 'unreachable';
}
