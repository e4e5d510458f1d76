import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { button, currents, link } from '../../testing/navbar-elements';
import { indentPx } from './nav-row';
import { renderSideNavbar } from '../../testing/side-navbar';

describe('the navbar at a side', () => {
  it('has links, and buttons that open what is below', () => {
    renderSideNavbar();
    expect(button('Products menu')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Products menu'));
    expect(button('Products menu')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Families'));
    expect(link('Gloves')).toHaveAttribute('href', '/products/gloves');
    expect(button('Families')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Products menu'));
    expect(button('Products menu')).toHaveAttribute('aria-expanded', 'false');
  });

  it('names the list of a group, and opens other tabs without a way back', () => {
    renderSideNavbar();
    const more = within(screen.getByRole('list', { name: 'More' }));
    const docs = more.getByRole('link', { name: 'Docs (opens in a new tab)' });
    expect([docs.getAttribute('target'), docs.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(more.getByRole('link', { name: 'Self' })).not.toHaveAttribute('target');
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

  it('indents each level', () => {
    expect([0, 1, 2, 3, 9].map(indentPx)).toEqual([24, 56, 72, 80, 80]);
  });
});
