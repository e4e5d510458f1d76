import type { SourceArticle } from '../../data/article-schema';
import type { Art } from '../../drawings/art';
import { claimed, paints, rated, sizesIn, type Draft, type Paint, type Recipe, type Some } from './draft';
import { cuffs, type Cuff, type GloveVariant } from './glove-variant';
import type { Random } from '../../data/random';

/** Length of a glove with a gauntlet in mm: enough for a welding glove of size 11. */
const gauntletMm = 350;

/** American cut levels that gloves of an ISO letter usually reach as well. Both are drawn, none is converted. */
const usualAnsiCut = { A: 'A1', B: 'A2', C: 'A3', D: 'A4', E: 'A5', F: 'A7' };

/** Gloves of one type. */
export const gloveRecipe =
  (variants: Some<GloveVariant>): Recipe =>
  (random) => {
    const variant = random.pick(variants);
    const cuff = cuffs[random.pick(variant.cuffs)];
    const paint = paints[random.pick(variant.paints)];
    const lining = random.pick(variant.linings);
    return {
      title: `${variant.noun}, ${cuff[0].toLowerCase()}, ${paint[0].toLowerCase()}`,
      description: usesOf(random, variant.uses),
      features: featuresOf(variant, { cuff, lining }),
      ext: {
        dataStatus: 'sample',
        kind: variant.kind,
        materials: [
          { part: 'palm', name: variant.palm },
          { part: 'back', name: variant.back },
          { part: 'lining', name: lining },
        ],
        cuff: cuff[0],
        ...(variant.coating && { coating: variant.coating }),
        ...(variant.gauge && { gauge: variant.gauge }),
        ...(cuff[1] === 'gauntlet' && { lengthMm: gauntletMm }),
        sizes: { system: 'glove', values: sizesIn(random, variant.sizes, 1) },
        colours: [{ name: paint[0], hex: paint[1] }],
        ...ratingsOf(random, variant),
        packing: { inner: 12, carton: random.pick([60, 72, 120, 144]), unit: 'pair' },
        art: artOf(variant, cuff, paint),
      },
    };
  };

const usesOf = (random: Random, uses: Some<string>): string[] => {
  const first = random.between(0, uses.length - 1);
  return [...uses.slice(first), ...uses.slice(0, first)].slice(0, 3);
};

interface Parts {
  readonly cuff: Cuff;
  readonly lining: string;
}

const featuresOf = ({ palm, back, coating }: GloveVariant, { cuff, lining }: Parts): Draft['features'] => [
  { title: 'Palm', description: coating ? `${palm}, coated: ${coating.toLowerCase()}.` : `${palm}.` },
  { title: 'Back', description: `${back}.` },
  { title: 'Entrance', description: `${cuff[0]}.` },
  { title: 'Description', description: `Sample article. Lining: ${lining.toLowerCase()}.` },
];

const artOf = ({ art }: GloveVariant, cuff: Cuff, paint: Paint): Art => ({
  ...art,
  cuff: cuff[1],
  base: paint[1],
});

function ratingsOf(
  random: Random,
  variant: GloveVariant,
): Pick<SourceArticle['ext'], 'ratings' | 'ppeCategory'> {
  const { en388, impactPercent = 0, en407, en511, en12477, dexterity } = variant;
  if (!en388) return { ppeCategory: 1 };
  const printed = en388
    .map((choices) => random.pick(Array.from(choices) as unknown as Some<string>))
    .join('');
  const letter = printed.charAt(4);
  const hasImpact = random.chance(impactPercent);
  const ratings = rated({
    en388: hasImpact ? `${printed}P` : printed,
    ...claimed('en407', en407 && random.pick(en407)),
    ...claimed('en511', en511 && random.pick(en511)),
    ...claimed('en12477', en12477),
    ...claimed('ansi105', isLetter(letter) ? usualAnsiCut[letter] : undefined),
    ...claimed('ansi138', hasImpact ? String(random.between(1, 3)) : undefined),
    ...claimed('iso21420', dexterity && random.pick(dexterity)),
  });
  return { ...(ratings && { ratings }), ppeCategory: 2 };
}

const isLetter = (printed: string): printed is keyof typeof usualAnsiCut =>
  Object.hasOwn(usualAnsiCut, printed);
