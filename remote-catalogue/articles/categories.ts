import { productTypes, type ProductType } from './product-types';

/** A category of the catalogue: one address, one question to the product call, one exact set of types. */
export interface Category {
  /** Address. */
  readonly path: string;
  /** Name in menus. */
  readonly label: string;
  /** Name as a step of a breadcrumb, if it is not the label. */
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
const garments = [fireResistant, nonFireResistant, highVisibility, hospital];

type Row = Pick<Category, 'label' | 'types'> & {
  readonly path: string;
  readonly parent?: string;
};

/** Paths below `/products`, in the order of the menu. */
const rows: readonly Row[] = [
  { path: '/gloves', label: 'Gloves', types: [...mechanics, ...industrial] },
  { path: '/mechanics_gloves', label: 'Mechanics Gloves', types: mechanics, parent: '/gloves' },
  {
    path: '/mechanics_gloves/general',
    label: 'General/DIY',
    types: [general],
    parent: '/mechanics_gloves',
  },
  {
    path: '/mechanics_gloves/impact_protection',
    label: 'Impact Protection',
    types: [impact],
    parent: '/mechanics_gloves',
  },
  { path: '/industrial_gloves', label: 'Industrial Gloves', types: industrial, parent: '/gloves' },
  {
    path: '/industrial_gloves/cotton',
    label: 'Cotton',
    types: [cotton],
    parent: '/industrial_gloves',
  },
  {
    path: '/industrial_gloves/leather',
    label: 'Leather',
    types: [leather],
    parent: '/industrial_gloves',
  },
  { path: '/garments', label: 'Garments', types: garments },
  {
    path: '/fire-resistant-garments',
    label: 'FR Garments',
    types: [fireResistant],
    parent: '/garments',
  },
  {
    path: '/non-fire-resistant-garments',
    label: 'Non FR Garments',
    types: [nonFireResistant],
    parent: '/garments',
  },
  {
    path: '/high-visibility-garments',
    label: 'High Visibility',
    types: [highVisibility],
    parent: '/garments',
  },
  {
    path: '/hospital-wear-garments',
    label: 'Hospital Wear',
    types: [hospital],
    parent: '/garments',
  },
];

/** Every category in the order of the menu, `/products` first. */
export const categories: readonly Category[] = [
  { path: '/products', label: 'All products', crumb: 'Products', text: '', types: productTypes },
  ...rows.map(({ path, parent = '', ...row }) => ({
    ...row,
    path: `/products${path}`,
    parent: `/products${parent}`,
    // Of one type, its name; else the words that the names of its types share.
    text: (row.types.length === 1 && row.types[0]) || row.label,
  })),
];

const byPath: ReadonlyMap<string, Category> = new Map(
  categories.map((category) => [category.path, category]),
);

/** The category with this address. */
export const categoryAt = (path: string): Category | undefined => byPath.get(path);

/** The category of one type: the lowest one that holds it. */
export const categoryOfType = (type: ProductType): Category | undefined =>
  categories.find(({ types }) => types.length === 1 && types.includes(type));

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
