import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { NavItem } from 'shared-types';
import { constantStore } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { navigationFor } from '../navigation/navigation';
import { BarNavbar } from './bar-navbar';
import { NavbarDrawer } from './navbar-drawer';
import { createNavbarState, type NavbarStore } from './navbar-state';
import { SideNavbar } from './side-navbar';
import { parseIds } from './stored-collapses';

const items: readonly NavItem[] = [
  { id: 'home', title: 'Home', type: 'item', url: '/home', icon: 'home' },
  {
    id: 'products',
    title: 'Products',
    type: 'collapse',
    url: '/products',
    children: [
      {
        id: 'families',
        title: 'Families',
        type: 'collapse',
        children: [{ id: 'gloves', title: 'Gloves', type: 'item', url: '/products/gloves' }],
      },
    ],
  },
  { id: 'divider', title: 'Divider', type: 'divider' },
  {
    id: 'more',
    title: 'More',
    type: 'group',
    children: [
      {
        id: 'careers',
        title: 'Careers',
        type: 'item',
        url: '/career',
        badge: { title: 'New', bg: '#000000', fg: '#ffffff' },
      },
      { id: 'docs', title: 'Docs', type: 'link', url: 'https://www.example.com', target: '_blank' },
      { id: 'self', title: 'Self', type: 'item', url: '/self', target: '_self' },
    ],
  },
];

const navigation = constantStore(navigationFor(items, 'guest'));

const newState = () =>
  createNavbarState(
    fakeStorage([{ key: 'site.nav.v1' }]).open('site.nav.v1', { initial: [], parse: parseIds }),
  );

function Side({ path, state }: { readonly path: string; readonly state: NavbarStore }) {
  const [isFolded, setFolded] = useState(false);
  return (
    <>
      <SideNavbar
        navigation={navigation}
        path={path}
        state={state}
        side="left"
        isFolded={isFolded}
        onFold={setFolded}
      />
      <button>Outside</button>
    </>
  );
}

function side(path = '/home') {
  const state = newState();
  const { rerender } = render(<Side path={path} state={state} />);
  return { state, go: (at: string) => rerender(<Side path={at} state={state} />) };
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focus = (element: HTMLElement) => act(() => element.focus());
const currents = () =>
  [...document.querySelectorAll('[aria-current]')].map((element) => [
    element.querySelector('span:nth-child(2)')?.textContent,
    element.getAttribute('aria-current'),
  ]);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the navbar at a side', () => {
  it('has links, and buttons that open what is below', () => {
    side();
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('list')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Families' })).toBeNull();
    fireEvent.click(button('Products menu'));
    fireEvent.click(button('Families'));
    expect(link('Gloves')).toHaveAttribute('href', '/products/gloves');
    expect(button('Families')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Products menu'));
    expect(screen.queryByRole('link', { name: 'Gloves' })).toBeNull();
  });

  it('names the list of a group, and opens other tabs without a way back', () => {
    side();
    const more = within(screen.getByRole('list', { name: 'More' }));
    const docs = more.getByRole('link', { name: 'Docs (opens in a new tab)' });
    expect([docs.getAttribute('target'), docs.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(more.getByRole('link', { name: 'Self' })).not.toHaveAttribute('target');
  });

  it('paints a badge with its colours', () => {
    side();
    expect(screen.getByText('New')).toHaveStyle({ background: '#000000', color: '#ffffff' });
  });

  it('marks the active item and what it is in, and opens these on the way there', () => {
    const { go } = side();
    expect(currents()).toEqual([['Home', 'page']]);
    go('/products/gloves');
    expect(currents()).toEqual([
      ['Products', 'true'],
      ['Families', 'true'],
      ['Gloves', 'page'],
    ]);
    go('/home');
    expect(link('Gloves')).toBeVisible();
  });

  it('scrolls to the active item, and not again while menus open and close', () => {
    const height = 44;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const isList = this.hasAttribute('data-scrolls');
      return isList ? new DOMRect(0, 0, 240, 500) : new DOMRect(0, 600, 240, height);
    });
    const { go } = side('/nowhere');
    const list = document.querySelector('[data-scrolls]') as HTMLElement;
    expect(list.scrollTop).toBe(0);
    go('/products/gloves');
    expect(list.scrollTop).toBe(600 + height - 500 + height);
    fireEvent.click(button('Products menu'));
    fireEvent.click(button('Products menu'));
    expect(list.scrollTop).toBe(600 + height - 500 + height);
  });

  it('indents each level', () => {
    side('/products/gloves');
    const indents = ['Products', 'Gloves', 'Careers New'].map((name) =>
      link(name).closest('[data-indent]')?.getAttribute('data-indent'),
    );
    expect(indents).toEqual(['24', '72', '24']);
  });

  it('is used with arrows, Home and End', () => {
    side();
    focus(link('Home'));
    press('ArrowDown');
    expect(link('Products')).toHaveFocus();
    press('ArrowRight');
    expect(link('Products')).toHaveFocus();
    press('ArrowRight');
    expect(button('Families')).toHaveFocus();
    press('ArrowRight');
    press('ArrowRight');
    expect(link('Gloves')).toHaveFocus();
    press('ArrowLeft');
    expect(button('Families')).toHaveFocus();
    press('ArrowLeft');
    expect(screen.queryByRole('link', { name: 'Gloves' })).toBeNull();
    press('ArrowLeft');
    expect(link('Products')).toHaveFocus();
    press('End');
    expect(link('Self')).toHaveFocus();
    press('ArrowUp');
    expect(link(/^Docs/)).toHaveFocus();
    press('Home');
    expect(link('Home')).toHaveFocus();
    focus(button('Products menu'));
    press('ArrowDown');
    expect(button('Families')).toHaveFocus();
  });
});

describe('a folded navbar', () => {
  const place = () => screen.getByRole('navigation').closest('[data-mode]') as HTMLElement;
  const mode = () => place().dataset['mode'];
  const point = (kind: 'pointerOver' | 'pointerOut', pointerType = 'mouse') =>
    fireEvent(place(), Object.assign(createEvent[kind](place()), { pointerType }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  function folded(path = '/home') {
    const { state } = side(path);
    fireEvent.click(button('Fold the navigation'));
    return state;
  }

  it('opens under the mouse, and closes 150 ms after it has left', () => {
    folded();
    point('pointerOver', 'touch');
    expect(mode()).toBe('folded');
    point('pointerOver');
    expect(mode()).toBe('folded-open');
    point('pointerOut');
    wait(149);
    expect(mode()).toBe('folded-open');
    wait(1);
    expect(mode()).toBe('folded');
  });

  it('opens with the focus, and closes when the focus has left it', () => {
    folded();
    focus(link('Home'));
    expect(mode()).toBe('folded-open');
    focus(link('Products'));
    wait(1000);
    expect(mode()).toBe('folded-open');
    focus(button('Outside'));
    wait(150);
    expect(mode()).toBe('folded');
  });

  it('closes on Escape, and its row of the top level keeps the focus', () => {
    folded('/products/gloves');
    focus(link('Gloves'));
    press('Escape');
    expect(mode()).toBe('folded');
    expect(link('Products')).toHaveFocus();
  });

  it('stays open with its button', () => {
    folded();
    focus(button('Keep the navigation open'));
    fireEvent.click(button('Keep the navigation open'));
    focus(button('Outside'));
    wait(1000);
    expect(mode()).toBe('open');
  });
});

describe('the navbar across the frame', () => {
  const bar = (path = '/home') => render(<BarNavbar navigation={navigation} path={path} />);

  it('opens its menus with a click, one at a time, and closes them on Escape', () => {
    bar();
    fireEvent.click(button('Products menu'));
    expect(link('Gloves')).toBeVisible();
    fireEvent.click(button('More'));
    expect(screen.queryByRole('link', { name: 'Gloves' })).toBeNull();
    expect(link('Careers New')).toBeVisible();
    focus(link('Careers New'));
    press('Escape');
    expect(button('More')).toHaveAttribute('aria-expanded', 'false');
    expect(button('More')).toHaveFocus();
  });

  it('does not open with the focus alone', () => {
    bar();
    focus(button('More'));
    expect(button('More')).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes into a menu with the arrows', () => {
    bar();
    focus(button('Products menu'));
    press('ArrowDown');
    expect(link('Gloves')).toHaveFocus();
  });

  it('marks the active item and what it is in', () => {
    bar('/products/gloves');
    expect(currents()).toEqual([
      ['Products', 'true'],
      ['Gloves', 'page'],
    ]);
  });
});

describe('the drawer', () => {
  const listeners = new Set<() => void>();
  const media = { matches: false };

  function drawer(path = '/home') {
    const state = newState();
    const at = (where: string) => (
      <>
        <button onClick={state.openDrawer}>Menu</button>
        <NavbarDrawer navigation={navigation} path={where} state={state} site={fakeSite} />
      </>
    );
    const { rerender } = render(at(path));
    focus(button('Menu'));
    fireEvent.click(button('Menu'));
    return { state, go: (where: string) => rerender(at(where)) };
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Navigation' });

  beforeEach(() => {
    media.matches = false;
    listeners.clear();
    Object.assign(globalThis, {
      matchMedia: () =>
        Object.assign(media, {
          addEventListener: (_: string, listener: () => void) => listeners.add(listener),
          removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
        }),
    });
  });

  it('opens as a modal dialog with the tree', () => {
    drawer();
    expect(within(dialog() as HTMLElement).getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('closes with its button', () => {
    drawer();
    fireEvent.click(button('Close'));
    expect(dialog()).toBeNull();
  });

  it('closes with Escape and beside it', () => {
    drawer();
    fireEvent(dialog() as HTMLElement, new Event('close'));
    expect(dialog()).toBeNull();
    fireEvent.click(button('Menu'));
    fireEvent.click(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
  });

  it('closes with a link, also to the same page, but not with a menu', () => {
    drawer();
    fireEvent.click(button('Products menu'));
    expect(dialog()).not.toBeNull();
    fireEvent.click(link('Home'));
    expect(dialog()).toBeNull();
  });

  it('closes when the path changes', () => {
    const { go } = drawer();
    go('/products');
    expect(dialog()).toBeNull();
  });

  it('closes when the window becomes wide', () => {
    drawer();
    media.matches = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(dialog()).toBeNull();
  });
});
