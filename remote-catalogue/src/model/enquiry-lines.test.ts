import { describe, expect, it } from '@jest/globals';
import { maxEnquiryLines } from 'shared-types/protocol/enquiry-limits';
import { addLines, enquiryItems, withLines } from './enquiry-lines';

const at = '2026-02-01T00:00:00Z';
const chosen = (articleNo: string, ...lines: readonly (readonly [string, string])[]) => ({
  articleNo,
  at: '2026-01-01T00:00:00Z',
  ...(lines.length > 0 && { lines: lines.map(([size, quantity]) => ({ size, quantity })) }),
});
const item = (articleNo: string, size = '', quantity = '') => ({ articleNo, quantity, size });

describe('the articles of an enquiry list', () => {
  it('are lines of an enquiry; those without a size count once', () => {
    expect(enquiryItems([chosen('A1', ['9', '6'], ['', ''], ['9', '2']), chosen('B2')])).toEqual([
      item('A1', '9', '8'),
      item('B2'),
    ]);
  });

  it.each([[3], [null], [[3]], [[{ size: 3, quantity: '' }]], [[{ size: 'x'.repeat(41), quantity: '' }]]])(
    'count alone where their stored lines are %j',
    (lines) => {
      expect(enquiryItems([{ ...chosen('A1'), lines: lines as never }])).toEqual([item('A1')]);
    },
  );

  it('stay in their place with other lines, and lose them', () => {
    const changed = withLines(chosen('A1'), [{ size: '9', quantity: '' }], at);
    expect(changed).toEqual({
      articleNo: 'A1',
      at,
      since: '2026-01-01T00:00:00Z',
      lines: [{ size: '9', quantity: '' }],
    });
    expect(withLines(changed, [], at)).not.toHaveProperty('lines');
  });

  it('take more lines: equal ones are added up, new articles stand last', () => {
    const more = [item('A1', '9', '4'), item('C3'), item('A1', '10', '1')];
    const { articles, refused } = addLines([chosen('A1', ['9', '6']), chosen('B2')], {
      lines: more,
      most: 3,
      at,
    });
    expect(enquiryItems(articles)).toEqual([
      item('A1', '9', '10'),
      item('A1', '10', '1'),
      item('B2'),
      item('C3'),
    ]);
    expect(refused).toEqual([]);
  });

  it('have room for a line that fills an empty one, or is added to one of its size', () => {
    const all = Array.from({ length: maxEnquiryLines }, (_, size) => [String(size), '1'] as const);
    const full = [chosen('A1', ...all.slice(1)), chosen('B2')];
    const lines = [item('B2', '9', '4'), item('A1', '5', '2')];
    const { articles, refused } = addLines(full, { lines, most: 2, at });
    expect(refused).toEqual([]);
    expect(enquiryItems(articles)).toContainEqual(item('B2', '9', '4'));
    expect(enquiryItems(articles)).toContainEqual(item('A1', '5', '3'));
    expect(addLines(articles, { lines: [item('B2', '10', '1')], most: 2, at }).refused).toHaveLength(1);
  });

  it('refuse lines whose quantities add up to too many', () => {
    const lines = [item('A1', '9', '999999'), item('A1', '10', '999999')];
    const { articles, refused } = addLines([chosen('A1', ['9', '24'])], { lines, most: 3, at });
    expect(enquiryItems(articles)).toEqual([item('A1', '9', '24'), item('A1', '10', '999999')]);
    expect(refused).toEqual([
      {
        line: item('A1', '9', '999999'),
        reason: 'The total for A1 size 9 is above 999,999. Reduce a quantity.',
      },
    ]);
  });

  it('refuse lines that find no room', () => {
    const lines = [item('B2', '9', '1'), item('A1', '9', '1')];
    const { articles, refused } = addLines([chosen('A1')], { lines, most: 1, at });
    expect(enquiryItems(articles)).toEqual([item('A1', '9', '1')]);
    expect(refused).toEqual([{ line: item('B2', '9', '1') }]);
    const many = Array.from({ length: maxEnquiryLines + 5 }, (_, size) => item('A1', String(size), '1'));
    expect(addLines([], { lines: many, most: 50, at }).refused).toHaveLength(5);
  });
});
