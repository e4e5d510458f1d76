import { isGloveType } from '../../../articles/product-types';
import type { RatedStandard } from '../../../articles/ratings';
import { sizesOf } from '../../../articles/sizes';
import { isGloveStandard } from '../../../articles/standards/standard-names';
import { isGlove } from '../../drawings/art';
import { wrongColours } from '../../drawings/article-art';
import { errorIf, rule, type ArticleRule } from '../finding';

const namesItsImage = rule(['articleNo', 'image'], ({ articleNo, image }) => {
  const message = `must be named after the article, ${articleNo.toLowerCase()}.svg, or be left out`;
  // Of a number with dots, the ending is not a part.
  const isOther = image?.slice(0, image.lastIndexOf('.')) !== articleNo.toLowerCase();
  return errorIf(image !== undefined && isOther, ['image'], ['IMAGE', message]);
});

const hasItsFields = rule(['type', 'features', 'alsoAvailableIn'], ({ type, features, alsoAvailableIn }) =>
  Object.entries({ features, alsoAvailableIn }).flatMap(([name, value]) =>
    errorIf(!isGloveType(type) && value !== undefined, [name], ['GARMENT', 'a garment has none']),
  ),
);

const hasItsSizes = rule(['type', 'sizes'], ({ type, sizes }) => {
  const system = isGloveType(type) ? 'glove' : 'garment';
  const message = `must be “${system}” for the type “${type}”`;
  return errorIf(sizes !== undefined && sizes.system !== system, ['sizes', 'system'], ['SIZES', message]);
});

const hasItsDrawing = rule(['type', 'art'], ({ type, art }) => {
  const message = isGloveType(type) ? 'must draw a glove' : 'must draw a garment';
  const isOther = art?.outline !== undefined && isGlove(art.outline) !== isGloveType(type);
  return errorIf(isOther, ['art', 'outline'], ['ART', message]);
});

const isDrawnAsItIs = rule(['art', 'colours'], (fields) => {
  const message = 'must be a colour of the article or an undyed one, or be “dark ” or “light ” before one';
  return wrongColours(fields).flatMap((place) => errorIf(true, ['art', 'colours', place], ['ART', message]));
});

const hasItsStandards = rule(['type', 'ratings'], ({ type, ratings = {} }) => {
  const message = isGloveType(type) ? 'is a standard of garments' : 'is a standard of gloves';
  return (Object.keys(ratings) as RatedStandard[]).flatMap((standard) => {
    const isOther = ratings[standard] !== undefined && isGloveStandard(standard) !== isGloveType(type);
    return errorIf(isOther, ['ratings', standard], ['STANDARD', message]);
  });
});

const hasAscendingSizes = rule(['sizes'], ({ sizes }) => {
  if (!sizes) return [];
  const { system, values } = sizes;
  const every = sizesOf(system);
  const places = values.map((size) => every.indexOf(size));
  return values.flatMap((_, index) => {
    const [place = -1, before = -1] = [places[index], places[index - 1]];
    const message =
      place < 0 ? `must be a ${system} size: ${every.join(', ')}` : 'must stand in ascending order, and once';
    return errorIf(place < 0 || place <= before, ['sizes', 'values', index], ['SIZES', message]);
  });
});

const hasWholeShares = rule(['materials'], ({ materials = [] }) =>
  [...new Set(materials.map(({ part }) => part))].flatMap((part) => {
    const shares = materials.flatMap((material) => (material.part === part ? [material.percent ?? 0] : []));
    // 65.1 + 33.8 + 1.1 is 99.99999999999999.
    const sum = Number(shares.reduce((total, share) => total + share, 0).toFixed(6));
    const path = ['materials', materials.findIndex((material) => material.part === part)];
    return errorIf(sum !== 0 && sum !== 100, path, [
      'PERCENT',
      `the shares of ${part} make ${sum} %, not 100 %`,
    ]);
  }),
);

/** A GTIN is that of one size and colour, of those that the article has. */
const numbersWhatItHas = rule(['gtins', 'sizes', 'colours'], ({ gtins = [], sizes, colours = [] }) =>
  gtins.flatMap(({ size, colour }, place) => {
    const hasSize = size === undefined || sizes?.values.includes(size);
    const hasColour = colour === undefined || colours.some(({ name }) => name === colour);
    return [
      ...errorIf(!hasSize, ['gtins', place, 'size'], ['GTIN', 'is no size of the article']),
      ...errorIf(!hasColour, ['gtins', place, 'colour'], ['GTIN', 'is no colour of the article']),
    ];
  }),
);

/** Rules of what an article is, by its type. */
export const articleRules: readonly ArticleRule[] = [
  namesItsImage,
  hasItsFields,
  hasItsSizes,
  hasItsDrawing,
  isDrawnAsItIs,
  hasItsStandards,
  hasAscendingSizes,
  hasWholeShares,
  numbersWhatItHas,
];
