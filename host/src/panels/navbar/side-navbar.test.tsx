import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { button, currents, focus, link, press } from '../../testing/navbar-elements';
import { indentPx } from './nav-tree';
import { renderSideNavbar } from '../../testing/side-navbar';

describe('the navbar at a side', () => {
  it('has links, and buttons that open what is below', () => {
    renderSideNavbar();
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
    renderSideNavbar();
    const more = within(screen.getByRole('list', { name: 'More' }));
    const docs = more.getByRole('link', { name: 'Docs (opens in a new tab)' });
    expect([docs.getAttribute('target'), docs.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(more.getByRole('link', { name: 'Self' })).not.toHaveAttribute('target');
  });

  it('paints a badge with its colours', () => {
    renderSideNavbar();
    expect(screen.getByText('New')).toHaveStyle({ background: '#000000', color: '#ffffff' });
  });

  it('marks the active item and what it is in, and opens these on the way there', () => {
    const { go } = renderSideNavbar();
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
    const { go } = renderSideNavbar('/nowhere');
    const list = document.querySelector('[data-scrolls]') as HTMLElement;
    expect(list.scrollTop).toBe(0);
    go('/products/gloves');
    expect(list.scrollTop).toBe(600 + height - 500 + height);
    fireEvent.click(button('Products menu'));
    fireEvent.click(button('Products menu'));
    expect(list.scrollTop).toBe(600 + height - 500 + height);
  });

  it('indents each level', () => {
    renderSideNavbar('/products/gloves');
    const indents = ['Products', 'Gloves', 'Careers New'].map((name) =>
      link(name).closest('[data-indent]')?.getAttribute('data-indent'),
    );
    expect(indents).toEqual(['24', '72', '24']);
    expect([0, 1, 2, 3, 9].map(indentPx)).toEqual([24, 56, 72, 80, 80]);
  });

  it('is used with arrows, Home and End', () => {
    renderSideNavbar();
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
