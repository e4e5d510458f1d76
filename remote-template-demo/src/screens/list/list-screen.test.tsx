import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { Screen } from './list-screen';

function open(address = '/example/list') {
  const shell = fakeShell();
  const drawn = (at: string) => <Screen {...screenProps(fakeRequest(at), undefined, shell)} />;
  const { rerender } = render(drawn(address));
  return { shell, goTo: (next: string) => rerender(drawn(next)) };
}

const box = (column: string) => screen.getByRole('textbox', { name: column });
const menu = (column: string) => screen.getByRole('combobox', { name: `Filter type of ${column}` });
const type = (column: string, text: string) => fireEvent.change(box(column), { target: { value: text } });
const choose = (column: string, value: string) => fireEvent.change(menu(column), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

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

  it('says the count at once, and writes the address once, 300 ms after the last change', () => {
    const { shell } = open();
    type('Item', 'cot');
    pass(299);
    type('Item', 'cotton');
    expect(screen.getByRole('status')).toHaveTextContent('5 of 60 rows');
    pass(299);
    expect(shell.navigate).not.toHaveBeenCalled();
    pass(1);
    expect(shell.navigate.mock.calls).toEqual([
      [
        '/example/list?item=contains%3Acotton',
        { replace: true, keepScroll: true, from: { path: '/example/list' } },
      ],
    ]);
  });

  it('keeps what is typed while the address follows', () => {
    const { goTo } = open();
    type('Item', 'cotton');
    pass(300);
    type('Item', 'cotton gloves, size 1');
    goTo('/example/list?item=contains%3Acotton');
    expect(box('Item')).toHaveValue('cotton gloves, size 1');
  });

  it('follows the address when it is changed from elsewhere', () => {
    const { shell, goTo } = open('/example/list?item=contains:cotton');
    expect(box('Item')).toHaveValue('cotton');
    type('Item', 'umbrella');
    goTo('/example/list?pairs=less-than:100');
    expect(box('Item')).toHaveValue('');
    expect(box('Pairs')).toHaveValue('100');
    pass(1000);
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('clears one column, keeps its type and focuses its box', () => {
    open('/example/list?item=starts-with:cotton&pairs=less-than:100');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter Item' }));
    expect(box('Item')).toHaveValue('');
    expect(box('Item')).toHaveFocus();
    expect(menu('Item')).toHaveValue('starts-with');
    expect(box('Pairs')).toHaveValue('100');
  });

  it('clears all columns and focuses the first box', () => {
    open('/example/list?item=starts-with:cotton&pairs=less-than:100');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('60 of 60 rows')).toBeVisible();
    expect(menu('Item')).toHaveValue('contains');
    expect(box('Item')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('shows empty cells as a dash that is read as empty', () => {
    open('/example/list?item=matches:cotton%20gloves,%20size%2011');
    expect(screen.getByRole('row', { name: /size 11/ })).toBeVisible();
    type('Item', '');
    expect(screen.getAllByText('empty').length).toBeGreaterThan(3);
  });
});
