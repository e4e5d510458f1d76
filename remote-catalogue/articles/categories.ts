import { uncapitalised } from './capitals';
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

type Row = readonly [path: string, label: string, types: readonly ProductType[], heading?: string];

/** Paths below `/products`, in the order of the menu; a heading says what is in a category where its label does not. */
const rows: readonly Row[] = [
  ['/gloves', 'Gloves', [...mechanics, ...industrial]],
  ['/mechanics_gloves', 'Mechanics Gloves', mechanics],
  ['/mechanics_gloves/general', 'General/DIY', [general], 'General and DIY mechanics gloves'],
  ['/mechanics_gloves/impact_protection', 'Impact Protection', [impact], 'Impact-protection gloves'],
  ['/industrial_gloves', 'Industrial Gloves', industrial],
  ['/industrial_gloves/cotton', 'Cotton', [cotton], 'Cotton and nylon gloves'],
  ['/industrial_gloves/leather', 'Leather', [leather], 'Leather gloves'],
  ['/garments', 'Garments', garments],
  ['/fire-resistant-garments', 'FR Garments', [fireResistant], 'Fire-resistant garments'],
  ['/non-fire-resistant-garments', 'Non FR Garments', [nonFireResistant], 'Non fire-resistant garments'],
  ['/high-visibility-garments', 'High Visibility', [highVisibility], 'High-visibility garments'],
  ['/hospital-wear-garments', 'Hospital Wear', [hospital], 'Hospital wear'],
];

/** The smallest category that holds all of these types, of the rows above one. */
function parentOf(place: number, types: readonly ProductType[]): string {
  const holds = ([, , own]: Row) => types.every((type) => own.includes(type));
  return rows.slice(0, place).findLast(holds)?.[0] ?? '';
}

/** Every category in the order of the menu, `/products` first. */
export const categories: readonly Category[] = [
  { path: '/products', label: 'All products', crumb: 'Products', text: '', types: productTypes },
  ...rows.map(([path, label, types], place) => ({
    label,
    types,
    path: `/products${path}`,
    parent: `/products${parentOf(place, types)}`,
    // Of one type, its name; else the words that the names of its types share.
    text: (types.length === 1 && types[0]) || label,
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

const headings = new Map(rows.map(([path, , , heading]) => [`/products${path}`, heading]));

/** The heading of a category's page; equals the descriptor's. */
export const headingOf = ({ path, label }: Category): string => headings.get(path) ?? label;

/** The words of a link to all that a category holds: `All leather gloves`. */
export const allOf = (heading: string): string => `All ${uncapitalised(heading)}`;

/** The steps to a category as a breadcrumb names them, itself last. */
export const crumbsTo = (category: Category): readonly { readonly name: string; readonly path: string }[] =>
  trailOf(category).map((step) => ({
    name: (step !== category && step.crumb) || headingOf(step),
    path: step.path,
  }));
