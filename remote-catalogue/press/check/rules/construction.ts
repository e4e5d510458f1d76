import { sizesOf } from '../../../articles/sizes';
import { errorIf, rule, type ArticleRule } from '../finding';

const hasAscendingSizes = rule(['sizes'], ({ sizes }) => {
  if (!sizes) return [];
  const { system, values } = sizes;
  const every = sizesOf(system);
  const places = values.map((size) => every.indexOf(size));
  return values.flatMap((size, index) => {
    const path = ['sizes', 'values', index];
    const [place = -1, before = -1] = [places[index], places[index - 1]];
    if (place < 0) {
      return errorIf(true, { path, rule: 'SIZES', message: `must be a ${system} size: ${every.join(', ')}` });
    }
    return errorIf(place <= before, {
      path,
      rule: 'SIZES',
      message: 'must stand in ascending order, and once',
    });
  });
});

const hasWholeShares = rule(['materials'], ({ materials = [] }) =>
  [...new Set(materials.map(({ part }) => part))].flatMap((part) => {
    const shares = materials.flatMap((material) => (material.part === part ? [material.percent ?? 0] : []));
    // 65.1 + 33.8 + 1.1 is 99.99999999999999.
    const sum = Number(shares.reduce((total, share) => total + share, 0).toFixed(6));
    const path = ['materials', materials.findIndex((material) => material.part === part)];
    const message = `the shares of ${part} make ${sum} %, not 100 %`;
    return errorIf(sum !== 0 && sum !== 100, { path, rule: 'PERCENT', message });
  }),
);

export const constructionRules: readonly ArticleRule[] = [hasAscendingSizes, hasWholeShares];
