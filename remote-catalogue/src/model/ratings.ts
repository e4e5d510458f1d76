/**
 * Standards that an article is marked to, each with its marking as printed: the text is the only source, so a level can
 * never drift from what stands on the article. Keys are in the order of the pages.
 */
export type Ratings = { readonly [Standard in RatedStandard]?: Rating | undefined };

/** A marking as printed. */
export interface Rating {
  /** Edition of the standard: `2016+A1:2018`. */
  readonly edition: string;
  /** `4X43FP`; empty where the standard has no levels. */
  readonly code: string;
}

interface StandardForm {
  readonly label: string;
  /** Form of the code. */
  readonly pattern: RegExp;
  /** What stands between the label and the code. */
  readonly before?: string;
  readonly after?: string;
}

/** The forms of the markings; the sources are named in the catalogue's design. */
export const standards = {
  en388: { label: 'EN 388', pattern: /^[0-4X][0-5X][0-4X][0-4X][A-FX][PX]?$/ },
  en407: { label: 'EN 407', pattern: /^[0-4X]{6}$/ },
  en511: { label: 'EN 511', pattern: /^[0-4X][0-4X][01X]$/ },
  en12477: { label: 'EN 12477', pattern: /^[AB]$/, before: 'type ' },
  ansi105: { label: 'ANSI/ISEA 105', pattern: /^A[1-9]$/, before: 'cut ' },
  ansi138: { label: 'ANSI/ISEA 138', pattern: /^[1-3]$/, before: 'level ' },
  iso21420: { label: 'EN ISO 21420', pattern: /^[1-5]$/, before: 'dexterity ' },
  iso11612: {
    label: 'EN ISO 11612',
    pattern: /^(A1 A2|A1|A2)( B[1-3])?( C[1-4])?( D[1-3])?( E[1-3])?( F[1-3])?( W)?$/,
  },
  iso11611: { label: 'EN ISO 11611', pattern: /^Class [12] (A1 A2|A1|A2)$/ },
  iec61482: {
    label: 'IEC 61482-2',
    pattern: /^APC [12](; (ATPV|EBT|ELIM) \d+(\.\d)? cal\/cm²)?$/,
  },
  en1149_5: { label: 'EN 1149-5', pattern: /^$/ },
  en13034: { label: 'EN 13034', pattern: /^Type (6|PB\[6\])$/ },
  iso20471: { label: 'EN ISO 20471', pattern: /^[1-3]$/, before: 'class ' },
  en13795: { label: 'EN 13795-1', pattern: /^(standard|high)$/, after: ' performance' },
  pb70: { label: 'ANSI/AAMI PB70', pattern: /^[1-4]$/, before: 'level ' },
} as const satisfies Readonly<Record<string, StandardForm>>;

/** Key of a standard in `Ratings`. */
export type RatedStandard = keyof typeof standards;

const ratedStandards = Object.keys(standards) as readonly RatedStandard[];

/** The standard's name and code as a visitor reads them: `EN ISO 20471 class 2`. */
export function markingText(standard: RatedStandard, { code }: Rating): string {
  const { label, before = '', after = '' }: StandardForm = standards[standard];
  return code ? `${label} ${before}${code}${after}` : label;
}

/** Every marking but that of EN 388, which the pages draw. In the order of the pages. */
export function furtherMarkings(ratings: Ratings = {}): readonly string[] {
  return ratedStandards.flatMap((standard) => {
    const rating = ratings[standard];
    return rating && standard !== 'en388' ? [markingText(standard, rating)] : [];
  });
}
