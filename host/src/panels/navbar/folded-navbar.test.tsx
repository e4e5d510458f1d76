import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { button, focus, link, press } from '../../testing/navbar-elements';
import { renderSideNavbar } from '../../testing/side-navbar';

describe('a folded navbar', () => {
  const sheet = () => screen.getByRole('navigation').parentElement as HTMLElement;
  const place = () => sheet().parentElement as HTMLElement;
  const isOpen = () => button('Products menu').getAttribute('aria-expanded') === 'true';

  function folded() {
    renderSideNavbar('/products/gloves');
    fireEvent.click(button('Fold the navigation'));
    expect(isOpen()).toBe(false);
  }

  it('opens under the mouse, and closes when it has left', () => {
    folded();
    fireEvent.mouseEnter(place());
    expect(isOpen()).toBe(true);
    fireEvent.mouseLeave(place());
    expect(isOpen()).toBe(false);
  });

  it('opens with the focus, and closes when the focus has left it', () => {
    folded();
    focus(link('Home'));
    expect(isOpen()).toBe(true);
    focus(link('Products'));
    expect(isOpen()).toBe(true);
    focus(button('Outside'));
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape, and its row of the top level keeps the focus', () => {
    folded();
    focus(link('Home'));
    focus(link('Gloves'));
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(link('Products')).toHaveFocus();
  });

  it('stays open with its button', () => {
    folded();
    fireEvent.mouseEnter(place());
    fireEvent.click(button('Keep the navigation open'));
    fireEvent.mouseLeave(place());
    expect(isOpen()).toBe(true);
  });
});
