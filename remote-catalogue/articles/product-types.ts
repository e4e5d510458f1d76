/**
 * The types of an article as they are stored, in the order of the menu. They are frozen: the product call filters by
 * "contains", and only the extra letter of `Non Fire Resistants Garments` keeps such garments out of an answer for
 * `Fire Resistant Garments`.
 */
export const productTypes = [
  'Mechanics Gloves General',
  'Mechanics Gloves Impact Protection',
  'Industrial Gloves Cotton',
  'Industrial Gloves Leather',
  'Fire Resistant Garments',
  'Non Fire Resistants Garments',
  'High Visibility Garments',
  'Hospital Wear Garments',
] as const;

/** A stored type. */
export type ProductType = (typeof productTypes)[number];

/** The type as a visitor reads it. */
export const typeLabel = (type: ProductType): string => type.replace('Resistants', 'Resistant');

/** Whether articles of the type are gloves; all others are garments. */
export const isGloveType = (type: ProductType): boolean => type.includes('Gloves');
