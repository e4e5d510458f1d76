import type { Ratings } from '../../../articles/ratings';
import { weldingLengthsMm } from '../../../articles/standards/welding-minimums';
import { errorIf, rule, type ArticleRule } from '../finding';

const code = (standard: keyof Ratings) => ['ratings', standard, 'code'];

/** Impact is tested at the back: a glove without a word on its back cannot claim it. */
const describesItsBack = rule(['ratings', 'features'], ({ ratings = {}, features = [] }) => {
  const hasBack = features.some(({ title }) => title === 'Back');
  const message = 'impact protection needs a feature “Back”';
  return [
    ...errorIf(!hasBack && (ratings.en388?.code.endsWith('P') ?? false), {
      path: code('en388'),
      rule: 'E388-BACK',
      message,
    }),
    ...errorIf(!hasBack && ratings.ansi138 !== undefined, {
      path: code('ansi138'),
      rule: 'E138-BACK',
      message,
    }),
  ];
});

/** EN ISO 374-1 asks for a glove that is tight to EN 374-2. Without a drawing of its own, its coating is all that tells. */
const isTight = rule(['ratings', 'art', 'coating'], ({ ratings = {}, art, coating }) => {
  const isCovered = art ? 'coating' in art && art.coating?.cover === 'full' : coating !== undefined;
  const message = 'needs a liquid-tight glove: one whose coating covers it in full';
  return (['en374', 'en374_5'] as const).flatMap((standard) =>
    errorIf(ratings[standard] !== undefined && !isCovered, {
      path: code(standard),
      rule: 'E374-TIGHT',
      message,
    }),
  );
});

const isLongEnough = rule(
  ['ratings', 'lengthMm', 'sizes'],
  ({ ratings = {}, lengthMm, sizes: { values } = { values: [] } }) => {
    const needed = Math.max(...values.map((size) => weldingLengthsMm.get(size) ?? 0));
    const isShort = ratings.en12477 !== undefined && lengthMm !== undefined && lengthMm < needed;
    const message = `a welding glove of size ${values.at(-1) ?? ''} is at least ${needed} mm long`;
    return errorIf(isShort, { path: ['lengthMm'], rule: 'E12477-LENGTH', message });
  },
);

export const gloveClaimRules: readonly ArticleRule[] = [describesItsBack, isTight, isLongEnough];
