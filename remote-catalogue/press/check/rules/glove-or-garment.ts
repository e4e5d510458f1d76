import { isGloveType } from '../../../articles/product-types';
import type { RatedStandard } from '../../../articles/ratings';
import { isGloveStandard } from '../../../articles/standards/standard-families';
import { errorIf, rule, type ArticleRule } from '../finding';

const hasItsFields = rule(['type', 'features', 'alsoAvailableIn'], ({ type, features, alsoAvailableIn }) => {
  const isGlove = isGloveType(type);
  return Object.entries({ features, alsoAvailableIn }).flatMap(([name, value]) =>
    errorIf(!isGlove && value !== undefined, {
      path: [name],
      rule: 'GARMENT',
      message: 'a garment has none',
    }),
  );
});

const hasItsSizes = rule(['type', 'sizes'], ({ type, sizes }) => {
  const system = isGloveType(type) ? 'glove' : 'garment';
  const message = `must be “${system}” for the type “${type}”`;
  return errorIf(sizes !== undefined && sizes.system !== system, {
    path: ['sizes', 'system'],
    rule: 'SIZES',
    message,
  });
});

const hasItsDrawing = rule(['type', 'art'], ({ type, art }) =>
  errorIf(art !== undefined && 'garment' in art === isGloveType(type), {
    path: ['art'],
    rule: 'ART',
    message: isGloveType(type) ? 'must draw a glove' : 'must draw a garment',
  }),
);

const hasItsStandards = rule(['type', 'ratings'], ({ type, ratings = {} }) =>
  (Object.keys(ratings) as RatedStandard[]).flatMap((standard) =>
    errorIf(ratings[standard] !== undefined && isGloveStandard(standard) !== isGloveType(type), {
      path: ['ratings', standard],
      rule: 'STANDARD',
      message: isGloveType(type) ? 'is a standard of garments' : 'is a standard of gloves',
    }),
  ),
);

export const gloveOrGarmentRules: readonly ArticleRule[] = [
  hasItsFields,
  hasItsSizes,
  hasItsDrawing,
  hasItsStandards,
];
