import { markingErrors } from '../../../articles/standards/rules/marking-rules';
import type { RatedStandard } from '../../../articles/ratings';
import { weldingLengthsMm } from '../../../articles/standards/welding-minimums';
import { errorIf, rule, type ArticleRule } from '../finding';

const code = (standard: RatedStandard) => ['ratings', standard, 'code'];

const isMarkedRight = rule(['ratings'], ({ ratings = {} }) =>
  markingErrors(ratings).flatMap(({ standard, field, rule: name, message }) =>
    errorIf(true, ['ratings', standard, field], [name, message]),
  ),
);

/** Impact is tested at the back: a glove without a word on its back cannot claim it. */
const describesItsBack = rule(['ratings', 'features'], ({ ratings = {}, features = [] }) => {
  const hasBack = features.some(({ title }) => title === 'Back');
  const message = 'impact protection needs a feature “Back”';
  const isTested = ratings.en388?.code.endsWith('P') ?? false;
  return [
    ...errorIf(!hasBack && isTested, code('en388'), ['E388-BACK', message]),
    ...errorIf(!hasBack && ratings.ansi138 !== undefined, code('ansi138'), ['E138-BACK', message]),
  ];
});

/** EN ISO 374-1 asks for a glove that is tight to EN 374-2. Where its drawing names no cover, its coating is all that tells. */
const isTight = rule(['ratings', 'art', 'coating'], ({ ratings = {}, art, coating }) => {
  const cover = art?.parts?.find((part) => part.startsWith('coating-'));
  const isCovered = coating !== undefined && (cover ?? 'coating-full') === 'coating-full';
  const message = 'needs a liquid-tight glove: one whose coating covers it in full';
  return (['en374', 'en374_5'] as const).flatMap((standard) =>
    errorIf(ratings[standard] !== undefined && !isCovered, code(standard), ['E374-TIGHT', message]),
  );
});

const isLongEnough = rule(['ratings', 'lengthMm', 'sizes'], ({ ratings = {}, lengthMm, sizes }) => {
  const values = sizes?.values ?? [];
  const needed = Math.max(...values.map((size) => weldingLengthsMm.get(size) ?? 0));
  const isShort = ratings.en12477 !== undefined && lengthMm !== undefined && lengthMm < needed;
  const message = `a welding glove of size ${values.at(-1) ?? ''} is at least ${needed} mm long`;
  return errorIf(isShort, ['lengthMm'], ['E12477-LENGTH', message]);
});

/** Flame, heat and arc belong to these types only: they must not be claimed elsewhere. */
const claimsFlameWhereItMay = rule(['type', 'ratings'], ({ type, ratings = {} }) => {
  const mayClaim = type === 'Fire Resistant Garments' || type === 'High Visibility Garments';
  return (['iso11612', 'iso11611', 'iec61482'] as const).flatMap((standard) => {
    const isClaimed = !mayClaim && ratings[standard] !== undefined;
    return errorIf(isClaimed, ['ratings', standard], ['FR-TYPE', `not on the type “${type}”`]);
  });
});

const showsFluorescence = rule(['ratings', 'colours'], ({ ratings = {}, colours = [] }) => {
  const isDull = ratings.iso20471 !== undefined && !colours.some(({ fluorescent }) => fluorescent);
  return errorIf(isDull, ['colours'], ['E20471-COLOUR', 'EN ISO 20471 needs a fluorescent colour']);
});

/** A garment that covers too little cannot reach what a whole suit reaches. */
const coversEnough = rule(['ratings', 'kind'], ({ ratings = {}, kind = '' }) => {
  const isPart = ratings.iso20471?.code === '3' && /vest|trousers|shorts|bodywarmer|apron/i.test(kind);
  const isNoSuit = ratings.en13034?.code === 'Type 6' && !/coverall|suit/i.test(kind);
  const [torso, suit] = [
    'class 3 needs the torso, and sleeves or full-length legs',
    'Type 6 is a whole suit; a part of one is Type PB[6]',
  ];
  return [
    ...errorIf(isPart, code('iso20471'), ['E20471-KIND', torso]),
    ...errorIf(isNoSuit, code('en13034'), ['E13034-KIND', suit]),
  ];
});

/** EN 13795 and PB70 are rules of medical devices, each of its own market. */
const isOneDevice = rule(['ratings', 'ppeCategory'], ({ ratings: { en13795, pb70 } = {}, ppeCategory }) => {
  const isDevice = en13795 !== undefined || pb70 !== undefined;
  const noCategory = 'a gown is a medical device and has no category of protective equipment';
  const one = 'state EN 13795 or PB70: readers would take the one for the other';
  return [
    ...errorIf(isDevice && ppeCategory !== undefined, ['ppeCategory'], ['E13795-PPE', noCategory]),
    ...errorIf(en13795 !== undefined && pb70 !== undefined, code('pb70'), ['EPB70-BOTH', one]),
  ];
});

/** Words of a coating or a material that name a substance. */
const substanceWords = (substance: string): RegExp =>
  new RegExp(`(?:${substance === 'latex' ? 'latex|natural rubber' : substance})(?![ -]free)`, 'i');

const isMadeWithout = rule(
  ['freeOf', 'coating', 'materials'],
  ({ freeOf = [], coating = '', materials = [] }) => {
    const made = [coating, ...materials.map(({ name }) => name)].join('; ');
    return freeOf.flatMap(({ substance }, place) =>
      errorIf(substanceWords(substance).test(made), ['freeOf', place], ['FREE-OF', `not with “${made}”`]),
    );
  },
);

/** Rules of what an article claims by its markings and of its substances. */
export const claimRules: readonly ArticleRule[] = [
  isMarkedRight,
  describesItsBack,
  isTight,
  isLongEnough,
  claimsFlameWhereItMay,
  showsFluorescence,
  coversEnough,
  isOneDevice,
  isMadeWithout,
];
