import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Screen } from './list-screen';

const open = () => render(<Screen />);

const box = (column: string) => screen.getByRole('textbox', { name: column });
const menu = (column: string) => screen.getByRole('combobox', { name: `Filter type of ${column}` });
const type = (column: string, text: string) => fireEvent.change(box(column), { target: { value: text } });
const choose = (column: string, value: string) => fireEvent.change(menu(column), { target: { value } });

describe('the list filter', () => {
  it('shows all rows and offers six types, each described beneath its box', () => {
    open();
    expect(screen.getByText('60 of 60 rows')).toBeVisible();
    expect(
      within(menu('Pairs'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Contains', 'Starts with', 'Ends with', 'Matches', 'Grater than', 'Less than']);
    expect(box('Pairs')).toHaveAccessibleDescription('Contains');
    choose('Pairs', 'greater-than');
    expect(box('Pairs')).toHaveAccessibleDescription('Grater than');
  });

  it('shows the rows that pass the filters of all columns', () => {
    open();
    type('Item', 'cotton');
    expect(screen.getByText('5 of 60 rows')).toBeVisible();
    choose('Places', 'matches');
    type('Places', 'reserve');
    expect(screen.getByText('2 of 60 rows')).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('says so when no row is left', () => {
    open();
    type('Item', 'umbrella');
    expect(screen.getByText(/No row fits all filters/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('clears one column, keeps its type and focuses its box', () => {
    open();
    choose('Item', 'starts-with');
    type('Item', 'cotton');
    type('Pairs', '100');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter Item' }));
    expect(box('Item')).toHaveValue('');
    expect(box('Item')).toHaveFocus();
    expect(menu('Item')).toHaveValue('starts-with');
    expect(box('Pairs')).toHaveValue('100');
  });

  it('clears all columns and focuses the first box', () => {
    open();
    choose('Item', 'starts-with');
    type('Item', 'cotton');
    type('Pairs', '100');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('60 of 60 rows')).toBeVisible();
    expect(menu('Item')).toHaveValue('contains');
    expect(box('Item')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('shows empty cells as a dash that is read as empty', () => {
    open();
    choose('Item', 'matches');
    type('Item', 'cotton gloves, size 11');
    expect(screen.getByRole('row', { name: /size 11/ })).toBeVisible();
    type('Item', '');
    expect(screen.getAllByText('empty').length).toBeGreaterThan(3);
  });
});
