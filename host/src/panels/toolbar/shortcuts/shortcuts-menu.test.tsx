import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserStorage } from '../../../testing/browser-storage';
import { fakeEntries } from '../../testing/fake-entries';
import { ShortcutsPanel } from './shortcut-links';
import { createShortcutsStore } from './shortcuts-store';

const announce = jest.fn();

function show() {
  const shortcuts = createShortcutsStore(browserStorage());
  render(<ShortcutsPanel shortcuts={shortcuts} items={fakeEntries} path="/home" announce={announce} />);
}

const star = () => screen.getByRole('button', { name: 'Click to add/remove shortcut' });
const menu = () => screen.getByRole('group', { name: 'Shortcuts' });
const box = () => screen.getByRole('textbox', { name: 'Search for an app or page' });
const button = (name: string) => within(menu()).getByRole('button', { name });
const rows = () =>
  within(menu())
    .queryAllByRole('link')
    .map((link) => link.firstChild?.textContent);
/** Links in the panel itself. */
const links = () => within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('link');

beforeEach(() => {
  localStorage.clear();
  announce.mockClear();
});

describe('the shortcuts', () => {
  it('are links in their order; those without an item are skipped', () => {
    show();
    expect(links().map((link) => [link.getAttribute('href'), link.title])).toEqual([
      ['/media/events', 'Events'],
      ['/forms', 'Forms'],
      ['/example/notes/labels/todos', 'To do'],
    ]);
    expect(links()[0]).toHaveAccessibleName('Events');
  });

  it('are chosen in a menu that the star opens, with the focus in its search', async () => {
    show();
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(star());
    expect(star()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('placeholder', 'Search for an app or page');
    expect(rows()).toEqual(['Events', 'Forms', 'To do']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group')).toBeNull();
    expect(star()).toHaveFocus();
  });

  it('are added from what a text finds, and stay after a reload', async () => {
    show();
    await userEvent.click(star());
    await userEvent.type(box(), 'CONT');
    expect(rows()).toEqual(['Contact Us']);
    expect(button('Shortcut to Contact Us')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button('Shortcut to Contact Us'));
    expect(button('Shortcut to Contact Us')).toHaveAttribute('aria-pressed', 'true');
    expect(announce).toHaveBeenLastCalledWith('Contact Us added to shortcuts');
    expect(links()).toHaveLength(4);
    expect(createShortcutsStore(browserStorage()).getState()).toContain('contact');
  });

  it('says No results.. when a text finds nothing', async () => {
    show();
    await userEvent.click(star());
    await userEvent.type(box(), 'zzz');
    expect(within(menu()).getByRole('status')).toHaveTextContent(/^No results\.\.$/);
    expect(rows()).toEqual([]);
  });

  it('are removed in the list, and the focus goes to the next one', async () => {
    show();
    await userEvent.click(star());
    await userEvent.click(button('Shortcut to Events'));
    expect(announce).toHaveBeenLastCalledWith('Events removed from shortcuts');
    expect(button('Shortcut to Forms')).toHaveFocus();
    await userEvent.click(button('Shortcut to Forms'));
    await userEvent.click(button('Shortcut to To do'));
    expect(box()).toHaveFocus();
    expect(within(menu()).getByRole('status')).toHaveTextContent('You have no shortcuts.');
  });
});
