import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeftOut } from '../../layout/left-out';
import { fakeEntries } from '../testing/fake-entries';
import { ToolbarSearch } from './toolbar-search';

const box = () => screen.getByRole('combobox', { name: 'Search pages' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const result = (name: RegExp) => screen.getByRole('option', { name });
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '') as HTMLElement;

/** Addresses of the links that were pressed. */
let opened: readonly (string | null)[] = [];
const listening = jest.fn((event: Event) => {
  event.preventDefault();
  const link = (event.target as Element).closest('a');
  if (link) opened = [...opened, link.getAttribute('href')];
});

beforeEach(() => {
  opened = [];
  Element.prototype.scrollIntoView = () => {};
  document.addEventListener('click', listening);
});
afterEach(() => document.removeEventListener('click', listening));

const show = () => render(<ToolbarSearch items={fakeEntries} isWide />);

describe('the search of the toolbar', () => {
  it('lists what is found with where it stands, the first one chosen, and the search of products last', async () => {
    show();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box(), 'c');
    expect(options()).toEqual(['Contact Us', 'CSRAbout Us', 'Search products for “c”']);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(chosen()).toHaveTextContent('Contact Us');
  });

  it('says No results.. and leads to the products', async () => {
    show();
    await userEvent.type(box(), 'zzz');
    expect(screen.getByRole('option', { name: 'No results..' })).toHaveAttribute('aria-disabled', 'true');
    expect(options()).toEqual(['No results..', 'Search products for “zzz”']);
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual(['/products/zzz']);
  });

  it('only says No results.. on a site without products', async () => {
    render(
      <LeftOut value={['/products']}>
        <ToolbarSearch items={fakeEntries} isWide />
      </LeftOut>,
    );
    await userEvent.type(box(), 'zzz{Enter}');
    expect([options(), opened]).toEqual([['No results..'], []]);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it.each([
    ['{ArrowDown}', 'CSR'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Contact Us'],
    ['{ArrowUp}', 'Search products'],
    ['{End}', 'Search products'],
    ['{End}{Home}', 'Contact Us'],
  ])('on %s chooses %s', async (keys, expected) => {
    show();
    await userEvent.type(box(), 'c');
    await userEvent.keyboard(keys);
    expect(chosen()).toHaveTextContent(expected);
    expect(box()).toHaveFocus();
  });

  it('opens what is chosen on Enter, and is empty then', async () => {
    show();
    await userEvent.type(box(), 'c{ArrowDown}{Enter}');
    expect(opened).toEqual(['/about-us/csr']);
    expect(box()).toHaveValue('');
    expect(options()).toEqual([]);
  });

  it('opens what is pressed, and chooses what is pointed at', async () => {
    show();
    await userEvent.type(box(), 'c');
    fireEvent.mouseMove(result(/^CSR/));
    expect(chosen()).toHaveTextContent('CSR');
    await userEvent.click(result(/^Contact/));
    expect(opened).toEqual(['/contact-us']);
  });

  it('says that a result opens a new tab', async () => {
    show();
    await userEvent.type(box(), 'stand');
    expect(chosen()).toHaveTextContent(/^Standards \(opens in a new tab\)$/);
    expect(chosen()).toHaveAttribute('rel', 'noopener');
  });
});

it('Escape closes the list, then clears the search', async () => {
  show();
  await userEvent.type(box(), 'c{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

it('the button of narrow windows opens the search and gets the focus back', async () => {
  render(<ToolbarSearch items={fakeEntries} isWide={false} />);
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
