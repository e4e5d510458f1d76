import type { Product } from './product';

const traitNames: Readonly<Record<string, string>> = {
  touchscreen: 'For touchscreens',
  waterproof: 'Waterproof',
  insulated: 'Insulated',
  lined: 'Lined',
  antistatic: 'Antistatic',
  'single-use': 'Single use',
};

/** Every trait that has a name, as stored. */
export const namedTraits: readonly string[] = Object.keys(traitNames);

/** A trait as a visitor reads it. */
export const traitName = (trait: string): string => traitNames[trait] ?? trait;

/** Not where the clause denies it. */
const denied = String.raw`(?<!\b(?:not?|non|nor|never|without)\b[^.;:,()]*)`;

/** `touch screen` for `touchscreen`, `single use` for `single-use`. */
const wordsOf = (trait: string): string =>
  trait.replace(/^touch|^water|^anti|^single/, '$&-').replace(/-+/, String.raw`[\s-]?`);

const statedIn = (trait: string, others = ''): RegExp =>
  new RegExp(`${denied}\\b(?:${wordsOf(trait)}${others})\\b`, 'i');

const singleUse = statedIn('single-use', '|disposable');
const byTitle = namedTraits.map((trait) => [trait, statedIn(trait)] as const);

/** Traits that a title names: all that is known where a service answers the specification's fields only. */
export const titleTraits = (title: string): readonly string[] =>
  byTitle.flatMap(([trait, words]) => (words.test(title) ? [trait] : []));

/**
 * The traits of an article as its data state them: beside those that are declared or named in the title, `single-use` of a
 * description or its care, `insulated` of a material or a test for cold, `lined` and `antistatic`.
 */
export function traitsIn({
  title,
  description,
  ext: { traits = [], materials = [], ratings = {}, care = [] },
}: Pick<Product, 'title' | 'description'> & {
  readonly ext: NonNullable<Product['ext']>;
}): readonly string[] {
  const lining = materials.find(({ part }) => part === 'lining')?.name ?? 'unlined';
  const isInsulated = materials.some(({ part }) => part === 'insulation') || ratings.en511 !== undefined;
  const stated = [
    ...(isInsulated ? ['insulated'] : []),
    ...(/^unlined$/i.test(lining) ? [] : ['lined']),
    ...(ratings.en1149_5 ? ['antistatic'] : []),
    ...([...description, ...care].some((line) => singleUse.test(line)) ? ['single-use'] : []),
  ];
  return [...new Set([...traits, ...titleTraits(title), ...stated])];
}
