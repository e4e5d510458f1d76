import { sizesOf } from '../../src/model/sizes';
import type { SourceArticle } from '../../data/article-schema';
import { paints, rated, sizesIn, type Recipe, type Some } from './draft';
import type { Cut, GarmentVariant } from './garment-variant';
import type { Random } from '../../data/random';

/** Garments of one type. */
export const garmentRecipe =
  (variants: Some<GarmentVariant>): Recipe =>
  (random) => {
    const variant = random.pick(variants);
    const [cut, paint] = [random.pick(variant.cuts), paints[random.pick(variant.paints)]];
    const gsm = tens(random, variant.gsm);
    return {
      title: `${variant.noun}: ${cut.kind.toLowerCase()}, ${paint[0].toLowerCase()}`,
      description: [`${shellText(variant)}, ${gsm} g/m²`, ...variant.lines, ...closureLines(cut)],
      ext: {
        dataStatus: 'sample',
        kind: cut.kind,
        materials: materialsOf(variant, gsm),
        ...(cut.closure && { closures: [cut.closure] }),
        sizes: { system: 'garment', values: sizesIn(random, sizesOf('garment'), 3) },
        colours: [{ name: paint[0], hex: paint[1], ...(variant.isFluorescent && { fluorescent: true }) }],
        ...(variant.markings && { ratings: rated(random.pick(variant.markings)) }),
        ...(variant.ppeCategory && { ppeCategory: variant.ppeCategory }),
        packing: { inner: 1, carton: random.pick([10, 20, 40]), unit: 'piece' },
        art: { ...cut.art, base: paint[1] },
      },
    };
  };

/** A multiple of ten, as cloths are sold. */
const tens = (random: Random, [lowest, highest]: readonly [number, number]): number =>
  10 * random.between(Math.ceil(lowest / 10), Math.floor(highest / 10));

const closureLines = ({ closure }: Cut): readonly string[] =>
  closure ? [`Closes with: ${closure.toLowerCase()}`] : [];

const shellText = ({ shell }: GarmentVariant): string =>
  shell.map(([name, percent]) => (percent === 100 ? name : `${percent} % ${name.toLowerCase()}`)).join(', ');

const materialsOf = (
  { shell }: GarmentVariant,
  gsm: number,
): NonNullable<SourceArticle['ext']['materials']> =>
  shell.map(([name, percent], index) => ({ part: 'shell', name, percent, ...(index === 0 && { gsm }) }));
