import { trailOf, type Category } from './categories';

/** What is in a category, where its label does not say it. The page of a category has it from the descriptor. */
const headings: Readonly<Record<string, string>> = {
  '/products/mechanics_gloves/general': 'General and DIY mechanics gloves',
  '/products/mechanics_gloves/impact_protection': 'Impact-protection gloves',
  '/products/industrial_gloves/cotton': 'Cotton and nylon gloves',
  '/products/industrial_gloves/leather': 'Leather gloves',
  '/products/fire-resistant-garments': 'Fire-resistant garments',
  '/products/non-fire-resistant-garments': 'Non fire-resistant garments',
  '/products/high-visibility-garments': 'High-visibility garments',
  '/products/hospital-wear-garments': 'Hospital wear',
};

/** The heading of a category's page; equals the descriptor's. */
export const headingOf = ({ path, label }: Category): string => headings[path] ?? label;

/** The words of a link to all that a category holds: `All leather gloves`. */
export const allOf = (heading: string): string => `All ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;

/** The steps to a category as a breadcrumb names them, itself last. */
export const crumbsTo = (category: Category): readonly { readonly name: string; readonly path: string }[] =>
  trailOf(category).map((step) => ({
    name: (step !== category && step.crumb) || headingOf(step),
    path: step.path,
  }));
