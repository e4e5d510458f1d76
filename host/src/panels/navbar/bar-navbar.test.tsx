import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { fakeNavbar } from '../../testing/fake-navigation';
import { button, currents, focus, link, press } from '../../testing/navbar-elements';
import { BarNavbar } from './bar-navbar';

describe('the navbar across the page', () => {
  const bar = (path = '/home') => render(<BarNavbar {...fakeNavbar(path)} path={path} />);

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

  it('marks the active item and what it is in', () => {
    bar('/products/gloves');
    expect(currents()).toEqual([
      ['Products', 'true'],
      ['Gloves', 'page'],
    ]);
  });
});
