import type { AtLeastColumn, FacetColumn } from '../../../articles/facets/facet-types';
import { columnWith } from '../../../articles/facets/facets';
import type { ProductRow } from '../../../articles/product-row';
import { markingText } from '../../../articles/ratings';
import { standardNames } from '../../../articles/standards/standard-names';
import { placeText, standardTexts } from '../../../articles/standards/standard-texts';
import { thresholdWords } from '../../../articles/standards/threshold-words';
import { levelOf, type Condition } from '../../../articles/facets/conditions';

/** What an article states of some conditions: `Cut (ISO) D: ≥ 15 N`, or the whole marking where a level has no name. */
export const statedReason = (row: ProductRow, where: readonly Condition[]): string =>
  [...new Set(where.map(({ column }) => reasonOf(row, column)))].filter(Boolean).join(', ');

function reasonOf(row: ProductRow, key: string): string {
  const column = columnWith(key);
  if (!column?.standard) return '';
  const code = row.facts?.codes[column.standard];
  if (code === undefined) return '';
  if (column.kind === 'choice' || (column.isRare && !column.statedBy))
    return markingText(column.standard, { code });
  const columns = statingColumns(key).filter((each) => each.kind === 'at-least');
  return columns.map((each) => levelReason(each, code)).find(Boolean) ?? '';
}

/** A test that an article must have passed. */
export interface StatedTest {
  /** `EN 388`. */
  readonly standard: string;
  /** Name of the standard in addresses. */
  readonly slug: string;
  readonly name: string;
  /** `≥ 15 N`; empty where the level has no figure. */
  readonly figure: string;
}

/** The tests behind some conditions. */
export const testsBehind = (where: readonly Condition[]): readonly StatedTest[] =>
  where.flatMap((condition) =>
    statingColumns(condition.column).flatMap((column) => {
      if (!column.standard) return [];
      const { label, slug } = standardNames[column.standard];
      const text =
        column.kind === 'at-least' && column.place ? placeText(column.standard, column.place) : undefined;
      const name = text?.label ?? standardTexts[column.standard].title;
      return { standard: label, slug, name, figure: text ? thresholdWords(text, levelOf(condition)) : '' };
    }),
  );

/** The columns that state a property: its own, or where either of two tests counts, both. */
function statingColumns(key: string): readonly FacetColumn[] {
  const column = columnWith(key);
  const keys = (column?.kind === 'at-least' && column.statedBy) || [key];
  return keys.map(columnWith).filter((each) => each !== undefined);
}

/** The name of the property alone, where it is only stated or not. */
function levelReason({ label, levels, levelOf, standard, place }: AtLeastColumn, code: string): string {
  const level = levelOf(code);
  if (level === 'untested' || level === 0) return '';
  const name = levels[level - 1]?.name ?? '';
  if (levels.length === 1) return name === 'Yes' ? label : `${label} ${name}`;
  const text = place === undefined ? undefined : placeText(standard, place);
  const figure = text?.thresholds?.length === 1 ? thresholdWords(text, level) : '';
  return `${label} ${name}${figure && `: ${figure}`}`;
}
