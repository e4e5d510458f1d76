import { categoryOfType, headingOf } from '../categories';
import { isGloveType, productTypes, typeLabel, type ProductType } from '../product-types';
import { capitalised } from '../capitals';
import { substances } from '../free-of';
import { sizesOf } from '../sizes';
import {
  ratedStandards,
  standardNames,
  standardsWith,
  type RatedStandard,
} from '../standards/standard-names';
import { namedTraits, titleTraits, traitName } from '../stated-traits';
import { closedChoice, facetOf, factChoice, named } from './column-makers';
import type { ChoiceColumn, Facet, FacetColumn, Family } from './facet-types';
import { garmentFacets } from './garment-facets';
import { gloveFacets } from './glove-facets';
import { valueSlug } from './value-slug';

const family: Family = 'any';

/** A type as the filter of categories has it in addresses. */
export const typeSlug = (type: ProductType): string => valueSlug(typeLabel(type));

function categoryName(type: ProductType): string {
  const category = categoryOfType(type);
  return category ? headingOf(category) : typeLabel(type);
}

/** Standards that an article is marked to; two parts of one share a name. */
const standard = facetOf({
  ...closedChoice(
    { key: 'standard', label: 'Marked to', family, isRare: true },
    ratedStandards.map((key) => ({ value: standardNames[key].slug, name: nameOfStandard(key) })),
    ({ facts }) => ratedStandards.filter((key) => facts?.codes[key] !== undefined).map(nameOfStandard),
  ),
  isEvery: true,
});

function nameOfStandard(key: RatedStandard): string {
  const [first = key] = standardsWith(standardNames[key].slug);
  return standardNames[first].label;
}

const types = productTypes.map((type) => ({ value: typeSlug(type), name: categoryName(type) }));
const category = facetOf(
  closedChoice({ key: 'cat', label: 'Category', family }, types, ({ type }) => [categoryName(type)]),
);

const sizes = named([...sizesOf('glove'), ...sizesOf('garment')]);
const size = facetOf(
  closedChoice({ key: 'size', label: 'Size', family }, sizes, ({ facts }) => facts?.sizes ?? []),
);

/** `Blue dots` are blue. */
export const colourName = (name: string): string => name.replace(/ (dots|stripe)$/, '');
const colour = facetOf({
  key: 'col',
  label: 'Colour',
  family,
  kind: 'choice',
  read: ({ facts }) => facts?.colours.map(colourName) ?? [],
});

const trait: ChoiceColumn = {
  key: 'trait',
  label: 'Properties',
  family,
  kind: 'choice',
  isEvery: true,
  known: namedTraits.map((value) => ({ value, name: traitName(value) })),
  read: ({ title, facts }) => (facts?.traits ?? titleTraits(title)).map(traitName),
};

const material = facetOf(
  factChoice({ key: 'mat', label: 'Main material', family }, ({ material: text }) => text),
);

/** Key of the column in which silence says nothing. */
export const freeOfKey = 'free';
const freeOf = facetOf({
  ...closedChoice(
    { key: freeOfKey, label: 'Free of', family },
    substances.map((substance) => ({ value: valueSlug(substance), name: capitalised(substance) })),
    ({ facts }) => facts?.freeOf.map(capitalised) ?? [],
  ),
  isEvery: true,
});

const shared: readonly Facet[] = [facetOf(trait), size, colour, freeOf];

/** Every facet in the order of the address. */
export const facets: readonly Facet[] = [
  standard,
  category,
  ...gloveFacets,
  ...garmentFacets,
  material,
  ...shared,
];

/** Every column in the order of the address. */
export const facetColumns: readonly FacetColumn[] = facets.flatMap(({ columns }) => columns);

const byKey: ReadonlyMap<string, FacetColumn> = new Map(facetColumns.map((column) => [column.key, column]));

/** The column with this key. */
export const columnWith = (key: string): FacetColumn | undefined => byKey.get(key);

/** True if there are gloves and garments among types. The two are tested in different ways. */
export const isMixed = (types: readonly ProductType[]): boolean =>
  types.some(isGloveType) && !types.every(isGloveType);

/**
 * The facets offered for articles of these types, in the order of the filters. Protection is offered where all are
 * gloves or all are garments. A search has the category among them; a category's own page leads to the others by links.
 */
export function facetsFor(shown: readonly ProductType[], isSearch: boolean): readonly Facet[] {
  const own = shown.every(isGloveType) ? gloveFacets : garmentFacets;
  const facetsOfTypes = isMixed(shown) ? [colour, size, material, freeOf] : [...own, ...shared];
  return isSearch ? [category, ...facetsOfTypes] : facetsOfTypes;
}
