import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell, SuggestionGroup } from 'shared-types';
import { SiteSearch } from '../layout/site-search';
import { Suggestions } from './suggestions';

const groups: readonly SuggestionGroup[] = [
  {
    title: 'Articles',
    suggestions: [
      {
        path: '/product-details/T1',
        number: 'T1',
        title: 'Cotton glove',
        note: 'EN 388 4121X',
        picture: '/assets/t1.svg',
      },
      { path: '/product-details/T2', number: 'T2', title: 'Cotton drill glove' },
    ],
  },
  { title: 'Categories', suggestions: [{ path: '/products/cotton', title: 'Cotton', note: '30 articles' }] },
];

const suggest = jest.fn((text: string) => Promise.resolve(text.startsWith('cot') ? groups : []));
const announce = jest.fn<Shell['announce']>();
const onSearch = jest.fn<(text: string) => void>();
const onSubmit = (event: Event) => {
  event.preventDefault();
  onSearch(box().value);
};
/** Addresses of the links that were followed. */
let opened: readonly (string | null)[] = [];
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  opened = [...opened, link.getAttribute('href')];
};

const user = userEvent.setup();
const box = () => screen.getByLabelText<HTMLInputElement>('Search Our Website...');
const options = () => screen.queryAllByRole('option');
async function typeCot() {
  await user.type(box(), 'cot');
  await screen.findAllByRole('option');
}
const active = () => screen.queryByRole('option', { selected: true });

beforeEach(() => {
  jest.clearAllMocks();
  opened = [];
  // As in newer browsers, whatever the type says.
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  render(<SiteSearch id="search" />);
  render(<Suggestions box={box()} source={{ suggest, renew: () => {} }} announce={announce} />);
});
afterEach(() => {
  document.removeEventListener('click', onClick);
  document.removeEventListener('submit', onSubmit);
});

describe('a box with suggestions', () => {
  it('is a combobox whose list stands below it, in groups', async () => {
    expect(box()).toHaveAttribute('role', 'combobox');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await typeCot();
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list.id);
    expect(box().form).toContainElement(list);
    const articles = within(within(list).getByRole('group', { name: 'Articles' })).getAllByRole('option');
    expect(articles.map(({ textContent }) => textContent)).toEqual([
      'T1 Cotton gloveEN 388 4121X',
      'T2 Cotton drill glove',
    ]);
    expect(within(list).getByRole('group', { name: 'Categories' })).toHaveTextContent('Cotton30 articles');
  });

  it.each([
    ['{ArrowDown}', 'T1'],
    ['{ArrowDown>3/}', 'Cotton30'],
    ['{ArrowDown>4/}', 'T1'],
    ['{ArrowUp}', 'Cotton30'],
    ['{ArrowDown}{End}', 'Cotton30'],
    ['{ArrowUp}{Home}', 'T1'],
  ])('makes a suggestion active on %s: %s', async (keys, text) => {
    await typeCot();
    await user.keyboard(keys);
    expect(active()).toHaveTextContent(text);
    expect(box()).toHaveAttribute('aria-activedescendant', active()?.id);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('cot');
  });

  it.each(['{Shift>}{Home}{/Shift}', '{Shift>}{End}{/Shift}', '{Control>}{Home}{/Control}'])(
    'leaves %s to the text, whichever suggestion is active',
    async (keys) => {
      await typeCot();
      await user.keyboard('{ArrowDown>2/}');
      const before = active()?.id;
      await user.keyboard(keys);
      expect(active()?.id).toBe(before);
    },
  );

  it('leaves keys that choose letters of another script to the text', async () => {
    await typeCot();
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(active()).toBeNull();
    expect(options()).toHaveLength(3);
  });

  it('opens the active suggestion on Enter, and is empty then', async () => {
    await typeCot();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(opened).toEqual(['/product-details/T1']);
    expect(onSearch).not.toHaveBeenCalled();
    expect(box()).toHaveValue('');
    expect(options()).toEqual([]);
  });

  it('keeps the text when a suggestion is opened in another tab', async () => {
    await user.type(box(), 'cot');
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('option', { name: /T2/ }));
    await user.keyboard('{/Control}');
    expect(box()).toHaveValue('cot');
    expect(options()).toHaveLength(3);
  });

  it('searches for the text on Enter while no suggestion is active', async () => {
    await user.type(box(), 'cot{Enter}');
    expect(onSearch.mock.calls).toEqual([['cot']]);
    expect(opened).toEqual([]);
    expect(options()).toEqual([]);
  });

  it('closes the list on Escape and keeps the text; an arrow opens it again', async () => {
    await typeCot();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('cot');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(3);
    expect(active()).toBeNull();
  });

  it('lets Escape through once the list is closed', async () => {
    const onKeyDown = jest.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onKeyDown);
    await user.type(box(), 'cot');
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    document.removeEventListener('keydown', onKeyDown);
  });

  it('closes the list when nothing fits, when the text is gone and when the focus leaves', async () => {
    await user.type(box(), 'cot');
    await user.type(box(), '{Backspace>3/}');
    expect(options()).toEqual([]);
    await user.type(box(), 'cotx');
    expect(options()).toHaveLength(3);
    await user.clear(box());
    await user.type(box(), 'zzz');
    expect(options()).toEqual([]);
    await user.clear(box());
    await user.type(box(), 'cot');
    await user.tab();
    expect(options()).toEqual([]);
  });

  it('announces how many suggestions there are when the typing rests', async () => {
    await user.type(box(), 'cot');
    expect(announce).not.toHaveBeenCalled();
    await waitFor(() => expect(announce.mock.calls).toEqual([['3 suggestions below']]));
    await user.clear(box());
    await user.type(box(), 'zzz');
    await waitFor(() => expect(announce.mock.calls.at(-1)).toEqual(['No suggestions']));
  });

  it('fetches pictures only when the typing rests', async () => {
    await user.type(box(), 'cot');
    const picture = () => screen.getByRole('option', { name: /T1/ }).querySelector('img');
    expect(picture()).toBeNull();
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/assets/t1.svg'));
    await user.type(box(), 't');
    expect(picture()).not.toBeNull();
  });

  it('drops an answer to an older text', async () => {
    let answer: (found: readonly SuggestionGroup[]) => void = () => {};
    suggest.mockReturnValueOnce(new Promise((resolve) => void (answer = resolve)));
    await user.type(box(), 'x');
    await user.type(box(), '{Backspace}zzz');
    await act(async () => answer(groups));
    expect(options()).toEqual([]);
  });
});
