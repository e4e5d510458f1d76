import type { ProductType } from '../../src/model/product-types';

/** First letters of the article numbers of each type. */
export const articlePrefixes: Readonly<Record<ProductType, string>> = {
  'Mechanics Gloves General': 'MG',
  'Mechanics Gloves Impact Protection': 'IP',
  'Industrial Gloves Cotton': 'CG',
  'Industrial Gloves Leather': 'LG',
  'Fire Resistant Garments': 'FR',
  'Non Fire Resistants Garments': 'NF',
  'High Visibility Garments': 'HV',
  'Hospital Wear Garments': 'HW',
};

/** First number of each type; the others follow. */
export const firstNumbers: Readonly<Record<ProductType, number>> = {
  'Mechanics Gloves General': 101,
  'Mechanics Gloves Impact Protection': 301,
  'Industrial Gloves Cotton': 401,
  'Industrial Gloves Leather': 501,
  'Fire Resistant Garments': 601,
  'Non Fire Resistants Garments': 701,
  'High Visibility Garments': 801,
  'Hospital Wear Garments': 901,
};
