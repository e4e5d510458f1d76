import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChosenListsContext } from '../../../components/chosen-lists-context';
import { openLists } from '../../../features/chosen-lists/chosen-lists';
import { comparedNumbers, mostCompared } from '../../../model/chosen-articles';
import { compared } from '../../../../articles/facts/compare-products';
import { catalogueShell } from '../../../testing/catalogue-shell';
import { testArticles } from '../../../testing/test-catalogue';
import { Comparison } from './comparison';

let user = userEvent.setup();

beforeEach(() => {
  user = userEvent.setup();
});

const articles = testArticles();

/** Opens `?compare=` with a text. */
function compare(text: string) {
  const navigate = jest.fn();
  const onChange = jest.fn();
  const numbers = comparedNumbers(`?compare=${text}`);
  const found = numbers
    .slice(0, mostCompared)
    .map((number) => articles.find(({ articleNo }) => articleNo === number.toUpperCase()) ?? null);
  const shell = catalogueShell({ navigate });
  const lists = { ...openLists(shell.storage), onRefused: jest.fn() };
  render(
    <ChosenListsContext value={lists}>
      <Comparison shell={shell} compared={compared(numbers, found)} hasFiles onChange={onChange} />
    </ChosenListsContext>,
  );
  screen.getByText('Sample data, not a declaration of conformity');
  return { navigate, onChange, lists, show: shell.messages.show, announce: shell.announce };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const heads = () =>
  within(screen.getByRole('table', { name: 'Comparison' })).getAllByRole('rowgroup')[0] as HTMLElement;
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((column) => /^[A-Z]{2}\d+/.exec(column.textContent)?.[0]);
const cellsOf = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a comparison', () => {
  it('has heads that the keyboard scrolls, one for each article', () => {
    compare('XP301,KC401,WL501');
    expect(heading()).toHaveTextContent('Compare 3 articles');
    expect(columns()).toEqual(['XP301', 'KC401', 'WL501']);
    expect(heads()).toHaveAttribute('tabindex', '0');
    for (const name of ['Protection', 'Construction', 'Data', 'Sizes', 'Care'])
      expect(screen.getAllByRole('rowheader', { name: new RegExp(`^${name}( differs)?$`) })).toHaveLength(1);
  });

  it('shows each level in words, and marks the best', () => {
    compare('XP301,KC401');
    expect(cellsOf(/^EN 388 Abrasion/)).toEqual(['44 of 4, best', '22 of 4']);
    expect(cellsOf(/^EN 388 Cut \(ISO\)/)).toEqual(['DD of A–F', 'Xnot tested']);
    expect(screen.getByRole('rowheader', { name: 'EN 388 Abrasion differs' })).toBeVisible();
  });

  it('has what can be done with an article right below its head', () => {
    compare('XP301,KC401');
    const actions = within(screen.getAllByRole('row')[1] as HTMLElement);
    expect(actions.getByRole('link', { name: 'View article XP301' })).toBeVisible();
    expect(actions.getByRole('checkbox', { name: 'Add KC401 to enquiry' })).toBeVisible();
    expect(actions.getByRole('link', { name: 'Remove KC401' })).toBeVisible();
  });

  it('adds all of its articles to the enquiry, and copies its link', async () => {
    const { lists, show } = compare('XP301,KC401');
    await user.click(screen.getByRole('button', { name: 'Add all to the enquiry' }));
    expect(lists.enquiry.numbers()).toEqual(['XP301', 'KC401']);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(show).toHaveBeenLastCalledWith({ message: 'Link copied' });
  });

  it('hides only equal rows on request, and says how many are left', async () => {
    const { announce } = compare('QM101,QM103');
    const rows = () => screen.getAllByRole('row');
    const differing = rows().filter((row) => row.textContent.includes('differs'));
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(rows().filter((row) => row.textContent.includes('differs'))).toHaveLength(differing.length);
    expect(announce).toHaveBeenLastCalledWith(`${differing.length} lines`);
    expect(screen.queryByRole('row', { name: /^Type/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.getByRole('row', { name: /^Type/ })).toBeVisible();
  });

  it('shows four of five articles and names the fifth', () => {
    compare('QM101,XP301,KC401,WL501,JV801');
    expect(columns()).toEqual(['QM101', 'XP301', 'KC401', 'WL501']);
    expect(screen.getByText('You can compare up to 4 articles. Not shown: JV801.')).toBeVisible();
  });

  it('leaves out an unknown number, and one that the address names twice', () => {
    compare('QM101,qm101,ZZ999,XP301');
    expect(heading()).toHaveTextContent('Compare 2 articles');
    expect(screen.getByText('Article ZZ999 not found.')).toBeVisible();
  });

  it('asks for a second article if there is only one', async () => {
    const { navigate } = compare('QM101');
    expect(heading()).toHaveTextContent('Compare 1 article');
    expect(screen.queryByRole('checkbox', { name: 'Only differences' })).toBeNull();
    const number = screen.getByRole('textbox', { name: 'Article number to compare with' });
    await user.type(number, 'qm101{Enter}');
    expect(number).toHaveAccessibleDescription(/already in the comparison/);
    expect(navigate).not.toHaveBeenCalled();
    await user.clear(number);
    await user.type(number, 'XP 301{Enter}');
    expect(navigate).toHaveBeenCalledWith('/products?compare=QM101,XP301', { keepScroll: true });
  });

  it('continues without an article that was removed, and with it after Undo', async () => {
    const { navigate, onChange, show } = compare('qm101,XP301,KC401');
    await user.click(screen.getByRole('link', { name: 'Remove QM101' }));
    expect(navigate).toHaveBeenCalledWith('/products?compare=XP301,KC401', { keepScroll: true });
    expect(onChange).toHaveBeenCalledWith('QM101', false);
    const [message] = show.mock.lastCall ?? [];
    expect(message?.message).toBe('QM101 removed');
    act(() => message?.action?.run());
    expect(onChange).toHaveBeenLastCalledWith('QM101', true);
    expect(navigate).toHaveBeenLastCalledWith('/products?compare=qm101,XP301,KC401', { keepScroll: true });
  });
});
