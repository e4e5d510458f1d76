import { codeText, ratedStandards, standardNames, type RatedStandard } from './standards/standard-names';

export type { RatedStandard };

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

/** The standard's name and code as a visitor reads them: `EN ISO 20471 class 2`. */
export function markingText(standard: RatedStandard, { code }: Pick<Rating, 'code'>): string {
  return `${standardNames[standard].label} ${codeText(standard, code)}`.trim();
}

/** Every marking but that of EN 388, which the pages draw. In the order of the pages. */
export function furtherMarkings(ratings: Ratings = {}): readonly string[] {
  return ratedStandards.flatMap((standard) => {
    const rating = ratings[standard];
    return rating && standard !== 'en388' ? [markingText(standard, rating)] : [];
  });
}
