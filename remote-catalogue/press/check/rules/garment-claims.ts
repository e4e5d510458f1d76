import type { RatedStandard } from '../../../articles/ratings';
import { errorIf, rule, type ArticleRule } from '../finding';

const code = (standard: RatedStandard) => ['ratings', standard, 'code'];

/** Flame, heat and arc belong to these types only: they must not be claimed elsewhere. */
const claimsFlameWhereItMay = rule(['type', 'ratings'], ({ type, ratings = {} }) => {
  const mayClaim = type === 'Fire Resistant Garments' || type === 'High Visibility Garments';
  return (['iso11612', 'iso11611', 'iec61482'] as const).flatMap((standard) =>
    errorIf(!mayClaim && ratings[standard] !== undefined, {
      path: ['ratings', standard],
      rule: 'FR-TYPE',
      message: `not on the type “${type}”`,
    }),
  );
});

const showsFluorescence = rule(['ratings', 'colours'], ({ ratings = {}, colours = [] }) =>
  errorIf(ratings.iso20471 !== undefined && !colours.some(({ fluorescent }) => fluorescent), {
    path: ['colours'],
    rule: 'E20471-COLOUR',
    message: 'EN ISO 20471 needs a fluorescent colour',
  }),
);

/** A garment that covers too little cannot reach what a whole suit reaches. */
const coversEnough = rule(['ratings', 'kind'], ({ ratings = {}, kind = '' }) => [
  ...errorIf(ratings.iso20471?.code === '3' && /vest|trousers|shorts|bodywarmer|apron/i.test(kind), {
    path: code('iso20471'),
    rule: 'E20471-KIND',
    message: 'class 3 needs the torso, and sleeves or full-length legs',
  }),
  ...errorIf(ratings.en13034?.code === 'Type 6' && !/coverall|suit/i.test(kind), {
    path: code('en13034'),
    rule: 'E13034-KIND',
    message: 'Type 6 is a whole suit; a part of one is Type PB[6]',
  }),
]);

/** EN 13795 and PB70 are rules of medical devices, each of its own market. */
const isOneDevice = rule(['ratings', 'ppeCategory'], ({ ratings = {}, ppeCategory }) => {
  const isDevice = ratings.en13795 !== undefined || ratings.pb70 !== undefined;
  return [
    ...errorIf(isDevice && ppeCategory !== undefined, {
      path: ['ppeCategory'],
      rule: 'E13795-PPE',
      message: 'a gown is a medical device and has no category of protective equipment',
    }),
    ...errorIf(ratings.en13795 !== undefined && ratings.pb70 !== undefined, {
      path: code('pb70'),
      rule: 'EPB70-BOTH',
      message: 'state EN 13795 or PB70: readers would take the one for the other',
    }),
  ];
});

export const garmentClaimRules: readonly ArticleRule[] = [
  claimsFlameWhereItMay,
  showsFluorescence,
  coversEnough,
  isOneDevice,
];
