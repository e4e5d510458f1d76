import { facets } from '../../../articles/facets/facets';
import { valuesOf } from '../../../articles/facets/conditions';
import type { Question } from './question';
import { addressPart } from 'shared-types/protocol/search-path';

/** The address of a question at a path, without defaults and in a fixed order: equal lists have equal addresses. */
export function printAddress(path: string, question: Question): string {
  const { text, match, where, order, form, page, articles } = question;
  const parts: readonly (readonly [key: string, values: readonly string[]])[] = [
    ['q', [text]],
    ['match', match ? [match] : []],
    ...facets.map(
      ({ key, columns }) => [key, columns.flatMap((column) => valuesOf(where, column.key))] as const,
    ),
    ['sort', order ? [order] : []],
    ['view', form === 'table' ? [form] : []],
    ['page', page > 1 ? [String(page)] : []],
    ['compare', articles],
  ];
  const query = parts
    .map(([key, values]) => [key, values.map(addressPart).join(',')] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}
