import { productTypes, type ProductType } from './product-types';

/** A category of the catalogue: one address, one question to the product call, one exact set of types. */
export interface Category {
  /** Address. */
  readonly path: string;
  /** Name in menus and heading of its page; equals the descriptor's heading. */
  readonly label: string;
  /** Name in the breadcrumb, where it is not the label. */
  readonly crumb?: string;
  /** What the product call is asked for. */
  readonly text: string;
  /** What is kept of the answer. The call filters by "contains", so its answer alone would not be safe. */
  readonly types: readonly ProductType[];
  /** Address of the category above it in the menu, if there is one. */
  readonly parent?: string;
}

const [general, impact, cotton, leather, fireResistant, nonFireResistant, highVisibility, hospital] =
  productTypes;
const mechanics = [general, impact];
const industrial = [cotton, leather];

/** Every category in the order of the menu, `/products` first. */
export const categories = [
  { path: '/products', label: 'All products', crumb: 'Products', text: '', types: productTypes },
  {
    path: '/products/gloves',
    label: 'Gloves',
    text: 'Gloves',
    types: [...mechanics, ...industrial],
    parent: '/products',
  },
  {
    path: '/products/mechanics_gloves',
    label: 'Mechanics Gloves',
    text: 'Mechanics Gloves',
    types: mechanics,
    parent: '/products/gloves',
  },
  {
    path: '/products/mechanics_gloves/general',
    label: 'General/DIY',
    text: 'Mechanics Gloves General',
    types: [general],
    parent: '/products/mechanics_gloves',
  },
  {
    path: '/products/mechanics_gloves/impact_protection',
    label: 'Impact Protection',
    text: 'Mechanics Gloves Impact Protection',
    types: [impact],
    parent: '/products/mechanics_gloves',
  },
  {
    path: '/products/industrial_gloves',
    label: 'Industrial Gloves',
    text: 'Industrial Gloves',
    types: industrial,
    parent: '/products/gloves',
  },
  {
    path: '/products/industrial_gloves/cotton',
    label: 'Cotton',
    text: 'Industrial Gloves Cotton',
    types: [cotton],
    parent: '/products/industrial_gloves',
  },
  {
    path: '/products/industrial_gloves/leather',
    label: 'Leather',
    text: 'Industrial Gloves Leather',
    types: [leather],
    parent: '/products/industrial_gloves',
  },
  {
    path: '/products/garments',
    label: 'Garments',
    text: 'Garments',
    types: [fireResistant, nonFireResistant, highVisibility, hospital],
    parent: '/products',
  },
  {
    path: '/products/fire-resistant-garments',
    label: 'FR Garments',
    crumb: 'Fire Resistant Garments',
    text: 'Fire Resistant Garments',
    types: [fireResistant],
    parent: '/products/garments',
  },
  {
    path: '/products/non-fire-resistant-garments',
    label: 'Non FR Garments',
    crumb: 'Non Fire Resistant Garments',
    text: 'Non Fire Resistants Garments',
    types: [nonFireResistant],
    parent: '/products/garments',
  },
  {
    path: '/products/high-visibility-garments',
    label: 'High Visibility',
    text: 'High Visibility Garments',
    types: [highVisibility],
    parent: '/products/garments',
  },
  {
    path: '/products/hospital-wear-garments',
    label: 'Hospital Wear',
    text: 'Hospital Wear Garments',
    types: [hospital],
    parent: '/products/garments',
  },
] as const satisfies readonly Category[];

const byPath: ReadonlyMap<string, Category> = new Map(
  categories.map((category) => [category.path, category]),
);

/** The category with this address. */
export const categoryAt = (path: string): Category | undefined => byPath.get(path);

/** The category of one type: the lowest one that holds it. */
export const categoryOfType = (type: ProductType): Category | undefined =>
  categories.find(({ types }) => types.length === 1 && (types as readonly ProductType[]).includes(type));

/** The categories whose addresses lead to this one, `/products` first, itself last. */
export const trailOf = ({ path }: Category): readonly Category[] =>
  categories.filter((category) => `${path}/`.startsWith(`${category.path}/`));

/** How many categories stand above it in the menu, `/products` left out. */
export function depthOf({ parent }: Category): number {
  const above = parent === undefined || parent === '/products' ? undefined : categoryAt(parent);
  return above ? depthOf(above) + 1 : 0;
}

/** The categories of one type each, in the order of the menu. */
export const leafCategories: readonly Category[] = categories.filter(({ types }) => types.length === 1);
