/** Why a list could not be had. */
export type TroubleKind = 'unreachable' | 'unexpected-answer';

/** Reads a failure of a call. Errors of other packages are told by what they carry, not by their class. */
export function troubleKind(error: unknown): TroubleKind {
  const { kind } = (typeof error === 'object' && error !== null ? error : {}) as { readonly kind?: unknown };
  return kind === 'unexpected-answer' ? kind : 'unreachable';
}
