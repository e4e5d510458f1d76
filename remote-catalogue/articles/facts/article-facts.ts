import { freeOfText } from '../free-of';
import type { Material, Product, ProductExt } from '../product';
import { isGloveType } from '../product-types';
import { traitName } from '../stated-traits';

/** A row of a table about an article. */
export interface ArticleFact {
  readonly name: string;
  readonly text: string;
}

/** A row; none without a text. */
export const fact = (name: string, text: string | undefined): readonly ArticleFact[] =>
  text ? [{ name, text }] : [];

/** How the article is made: the features of a glove, the materials of a garment. Those of a glove are in `dataFacts`. */
export function constructionFacts({ type, features, ext }: Product): readonly ArticleFact[] {
  if (features) return features.map(({ title, description }) => ({ name: title, text: description }));
  return isGloveType(type) ? [] : materialFacts(ext?.materials);
}

const partNames: Readonly<Record<Material['part'], string>> = {
  palm: 'Palm',
  back: 'Back',
  lining: 'Lining',
  shell: 'Shell',
  insulation: 'Insulation',
  tape: 'Tape',
};

/** True if a fact names what a part is made of. The features of a glove have such names too. */
export const isMaterialFact = ({ name }: ArticleFact): boolean => Object.values(partNames).includes(name);

function materialFacts(materials: readonly Material[] = []): readonly ArticleFact[] {
  const parts = [...new Set(materials.map(({ part }) => part))];
  return parts.map((part) => ({
    name: partNames[part],
    text: materials
      .filter((material) => material.part === part)
      .map(materialText)
      .join(', '),
  }));
}

/** Keeps a number and its unit on one line. */
const withUnit = (value: number, unit: string): string => `${value}\u00a0${unit}`;

function materialText({ name, percent, gsm }: Material): string {
  return [
    percent === undefined ? name : `${name} ${withUnit(percent, '%')}`,
    ...(gsm === undefined ? [] : [withUnit(gsm, 'g/m²')]),
  ].join(', ');
}

/** Materials, and how it is made. Number and type are in the heading of each page. */
export const dataFacts = ({ type, ext }: Product): readonly ArticleFact[] =>
  ext ? extFacts(ext, isGloveType(type)) : [];

/** Categories as Regulation (EU) 2016/425 writes them. */
const ppeCategories = ['I', 'II', 'III'] as const;

/** `III`; empty where an article is not personal protective equipment. */
export const ppeCategoryText = ({ ppeCategory = 0 }: Pick<ProductExt, 'ppeCategory'>): string =>
  ppeCategories[ppeCategory - 1] ?? '';

function extFacts(ext: ProductExt, isGlove: boolean): readonly ArticleFact[] {
  return [
    ...fact('Kind', ext.kind),
    ...(isGlove ? materialFacts(ext.materials) : []),
    ...fact('Coating', ext.coating),
    ...fact('Cuff', ext.cuff),
    ...fact('Closure', ext.closures?.join(', ')),
    ...fact('Gauge', ext.gauge === undefined ? '' : `${ext.gauge} stitches per inch`),
    ...fact('Length', ext.lengthMm === undefined ? '' : withUnit(ext.lengthMm, 'mm')),
    ...fact('Properties', ext.traits?.map(traitName).join(', ')),
    ...fact('Colours', ext.colours?.map(({ name }) => name).join(', ')),
    ...fact('PPE category', ppeCategoryText(ext)),
    ...fact('Free of', freeOfText(ext)),
  ];
}

/** How an article is packed. */
export function packingFacts({ packing }: Pick<ProductExt, 'packing'>): readonly ArticleFact[] {
  if (!packing) return [];
  const { inner, carton, unit } = packing;
  const count = (amount: number) => withUnit(amount, amount === 1 ? unit : `${unit}s`);
  return [...fact('Per bag', count(inner)), ...fact('Per carton', count(carton))];
}

/** How the article is cared for. */
export function careFacts({
  care = [],
  maxWashes,
}: Pick<ProductExt, 'care' | 'maxWashes'>): readonly ArticleFact[] {
  const washes = maxWashes === undefined ? [] : [`Levels valid for up to ${maxWashes} washes`];
  return fact('Care', [...care, ...washes].join('; '));
}
