import type { Json } from 'shared-types';
import { readEn388 } from '../../model/en388';
import type { ProductExt } from '../../model/product';
import { furtherMarkings } from '../../model/ratings';

const property = (name: string, value: string): Json => ({ '@type': 'PropertyValue', name, value });

/** The markings of an article for search engines; what was not tested is left out. */
export function protectionProperties({ dataStatus, ratings }: ProductExt): readonly Json[] {
  const places = ratings?.en388 ? readEn388(ratings.en388.code) : [];
  return [
    ...(dataStatus === 'sample' ? [property('Data status', 'sample')] : []),
    ...places.flatMap(({ name, words, isTested }) => (isTested ? [property(`EN 388 ${name}`, words)] : [])),
    ...furtherMarkings(ratings).map((marking) => property('Marking', marking)),
  ];
}
