/** Reasons why no answer says that an enquiry is received. With the first two, it may have arrived all the same. */
export type SendProblem =
  | 'unclear'
  | 'expired'
  | 'offline'
  | 'too-many'
  | 'too-long'
  | 'outdated'
  | 'unavailable'
  | 'failed';

/** True where the request had left: sending it again counts once. */
export const mayHaveArrived = (problem: SendProblem): boolean =>
  problem === 'unclear' || problem === 'expired';

/** Result of an attempt to send an enquiry. */
export type SendResult =
  /** `isHeld`: it looks like a program's, and a person decides first. */
  | { readonly kind: 'received'; readonly ref: string; readonly isHeld: boolean }
  /** Messages about fields, by their names. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'not-sent'; readonly problem: SendProblem };
