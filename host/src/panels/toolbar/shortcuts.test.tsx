import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { constantStore } from 'shared-types/testing/fake-shell';
import { browserStorage } from '../../testing/browser-storage';
import { fakeEntries } from '../testing/fake-entries';
import { Shortcuts } from './shortcuts';
import { createShortcutsStore } from './shortcuts-store';

function show() {
  const shortcuts = createShortcutsStore(browserStorage());
  const navigation = constantStore({ items: [], flat: fakeEntries });
  render(<Shortcuts shortcuts={shortcuts} navigation={navigation} path="/home" side="left" />);
}

const star = () => screen.getByRole('button', { name: 'Click to add/remove shortcut' });
const menu = () => screen.getByRole('dialog', { name: 'Shortcuts' });
const box = () => screen.getByRole('textbox', { name: 'Search for an app or page' });
const button = (name: string) => within(menu()).getByRole('button', { name });
const rows = () =>
  within(menu())
    .queryAllByRole('link')
    .map((link) => link.querySelector('.MuiListItemText-primary')?.textContent);
/** Links in the panel itself. */
const links = () =>
  within(screen.getAllByRole('list', { hidden: true })[0] as HTMLElement).getAllByRole('link', {
    hidden: true,
  });

beforeEach(() => {
  localStorage.clear();
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
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(star());
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('placeholder', 'Search for an app or page');
    expect(rows()).toEqual(['Events', 'Forms', 'To do']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
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

  it('are removed in the list, where they can be added again until it is closed', async () => {
    show();
    await userEvent.click(star());
    for (const name of ['Events', 'Forms', 'To do']) await userEvent.click(button(`Shortcut to ${name}`));
    expect(button('Shortcut to To do')).toHaveFocus();
    expect(button('Shortcut to To do')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(star());
    expect(within(menu()).getByRole('status')).toHaveTextContent('You have no shortcuts.');
  });
});
