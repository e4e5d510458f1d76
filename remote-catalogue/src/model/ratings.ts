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

interface StandardName {
  readonly label: string;
  /** What stands between the label and the code. */
  readonly before?: string;
  readonly after?: string;
}

/** The names of the standards. */
export const standards = {
  en388: { label: 'EN 388' },
  en407: { label: 'EN 407' },
  en511: { label: 'EN 511' },
  en12477: { label: 'EN 12477', before: 'type ' },
  ansi105: { label: 'ANSI/ISEA 105', before: 'cut ' },
  ansi138: { label: 'ANSI/ISEA 138', before: 'level ' },
  iso21420: { label: 'EN ISO 21420', before: 'dexterity ' },
  iso11612: { label: 'EN ISO 11612' },
  iso11611: { label: 'EN ISO 11611' },
  iec61482: { label: 'IEC 61482-2' },
  en1149_5: { label: 'EN 1149-5' },
  en13034: { label: 'EN 13034' },
  iso20471: { label: 'EN ISO 20471', before: 'class ' },
  en13795: { label: 'EN 13795-1', after: ' performance' },
  pb70: { label: 'ANSI/AAMI PB70', before: 'level ' },
} as const satisfies Readonly<Record<string, StandardName>>;

/** Key of a standard in `Ratings`. */
export type RatedStandard = keyof typeof standards;

const ratedStandards = Object.keys(standards) as readonly RatedStandard[];

/** The standard's name and code as a visitor reads them: `EN ISO 20471 class 2`. */
export function markingText(standard: RatedStandard, { code }: Rating): string {
  const { label, before = '', after = '' }: StandardName = standards[standard];
  return code ? `${label} ${before}${code}${after}` : label;
}

/** Every marking but that of EN 388, which the pages draw. In the order of the pages. */
export function furtherMarkings(ratings: Ratings = {}): readonly string[] {
  return ratedStandards.flatMap((standard) => {
    const rating = ratings[standard];
    return rating && standard !== 'en388' ? [markingText(standard, rating)] : [];
  });
}
