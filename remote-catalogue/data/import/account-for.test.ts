import { describe, expect, it } from '@jest/globals';
import type { ProductType } from '../../src/model/product-types';
import type { SourceSet } from '../source/source-folder';
import { accountFor } from './account-for';
import { mergeArticles, type ImportMode, type Merged } from './merge-articles';
import type { ReadRow } from './read-row';

const leather = 'Industrial Gloves Leather';
const article = (articleNo: string, type: string = leather) => ({ articleNo, type, title: articleNo });
const setOf = (...articles: readonly unknown[]): SourceSet =>
  new Map<ProductType, readonly unknown[]>([[leather, articles]]);
const rowOf = (row: number, articleNo: string, type: string = leather): ReadRow => ({
  row,
  values: new Map(Object.entries(article(articleNo, type))),
  problems: [],
  unread: new Set(),
});

const before = setOf(article('A1'), article('A2'));
const merge = (rows: readonly ReadRow[], mode: ImportMode) =>
  mergeArticles(before, { rows, columns: ['articleNo', 'type', 'title'].map(columnOf) }, mode);
const columnOf = (field: string) => ({
  field,
  isNeeded: true,
  form: { read: () => ({ kind: 'value', value: '' }) as const },
  split: '\n',
  label: field,
});
const accounts = (merged: Merged, mode: ImportMode) => () => accountFor({ before, mode, ...merged });

describe('the final check of an import', () => {
  it.each(['merge', 'replace'] as const)('passes if nothing is lost, with %s', (mode) => {
    expect(accounts(merge([rowOf(2, 'A1'), rowOf(3, 'B1')], mode), mode)).not.toThrow();
  });

  it('rejects an article without a type, which has no file', () => {
    const rows = [rowOf(2, 'A1', 'Nonsense'), rowOf(3, 'B1', 'Nonsense')];
    expect(accounts(merge(rows, 'merge'), 'merge')).toThrow(/row 2: A1 .*\nrow 3: B1 /);
    expect(accounts(merge(rows, 'replace'), 'replace')).toThrow('row 3: B1 is not among the articles');
  });

  it('rejects two rows with one number, of which one would be lost', () => {
    expect(accounts(merge([rowOf(2, 'B1'), rowOf(3, 'b1')], 'merge'), 'merge')).toThrow(
      'would be written 2 times',
    );
  });

  it('rejects an earlier article that is neither kept nor listed as removed', () => {
    const merged = merge([rowOf(2, 'B1')], 'merge');
    const set = new Map(merged.set).set(leather, (merged.set.get(leather) ?? []).slice(1));
    expect(accounts({ ...merged, set }, 'merge')).toThrow('a1 of before is neither');
    expect(accounts({ ...merged, set, change: { ...merged.change, removed: ['A1'] } }, 'merge')).toThrow(
      'removed, and 0',
    );
  });

  it('rejects an article that is not in the sheet', () => {
    const merged = merge([rowOf(2, 'B1')], 'merge');
    const set = new Map(merged.set).set(leather, [...(merged.set.get(leather) ?? []), article('C1')]);
    expect(accounts({ ...merged, set }, 'merge')).toThrow('before - removed + added, and after: 3 and 4');
  });
});
