/** `0`: tested and below level 1. `X`: not tested. */
type Unreached = '0' | 'X';

/** One property that a marking states. */
export interface PlaceForm {
  /** Unique within the standard. */
  readonly key: string;
  /** What is printed for each level, the lowest first; absent for a measured figure. */
  readonly levels?: readonly string[];
  /** What else may be printed in the place of a level. */
  readonly besides?: readonly Unreached[];
  /** Printed in front of the level. */
  readonly before?: string;
  /** Printed behind the level. */
  readonly after?: string;
  /** Whether a level is also good for what asks for a lower one; true if absent. */
  readonly isRanked?: boolean;
  /** Whether nothing stands between it and the next such part. */
  readonly runsOn?: boolean;
}

/** How the places of a marking are printed. */
export interface MarkingForm {
  /** `places`: one character each, in a fixed order. `parts`: what is stated, and no more. */
  readonly kind: 'places' | 'parts';
  /** Between two parts; absent between places. */
  readonly separator?: string;
  readonly places: readonly PlaceForm[];
}

/** The figures 1 to `highest`. */
export const upTo = (highest: number): readonly string[] =>
  Array.from({ length: highest }, (_, index) => String(index + 1));
