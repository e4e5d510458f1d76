import type { Ratings } from './ratings';
import { readMarking } from './standards/read-marking';
import { ratedStandards } from './standards/standard-names';
import { standardTexts } from './standards/standard-texts';

/** Limits of the markings that a reader must know, in the order of the pages. */
export function markingNotes(ratings: Ratings = {}): readonly string[] {
  const limits = ratedStandards.flatMap((standard) =>
    ratings[standard] ? (standardTexts[standard].limit ?? []) : [],
  );
  return [
    ...(hasBothCuts(ratings)
      ? [
          'Both cut tests were carried out. Where the material dulls the circular blade, the ISO letter is the result to use.',
        ]
      : []),
    ...new Set(limits),
  ];
}

function hasBothCuts({ en388 }: Ratings): boolean {
  const cuts = readMarking('en388', en388?.code ?? '').filter(({ key }) => key === 'coup' || key === 'cut');
  return cuts.every(({ state }) => state === 'level' || state === 'zero');
}
