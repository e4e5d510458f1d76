import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeNavigation, newNavbarState } from '../../testing/fake-navigation';
import { button, focus, link, press } from '../../testing/navbar-elements';
import { NavbarDrawer } from './navbar-drawer';

describe('the drawer', () => {
  function drawer(path = '/home') {
    const state = newNavbarState();
    const at = (where: string) => (
      <>
        <button onClick={state.openDrawer}>Menu</button>
        <NavbarDrawer navigation={fakeNavigation} path={where} state={state} site={fakeSite} />
      </>
    );
    const { rerender } = render(at(path));
    focus(button('Menu'));
    fireEvent.click(button('Menu'));
    return { state, go: (where: string) => rerender(at(where)) };
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Navigation' });

  it('opens as a modal dialog with the tree', () => {
    drawer();
    expect(within(dialog() as HTMLElement).getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('closes with Escape and beside it', () => {
    drawer();
    press('Escape');
    expect(dialog()).toBeNull();
    fireEvent.click(button('Menu'));
    fireEvent.click(document.querySelector('.MuiBackdrop-root') as HTMLElement);
    expect(dialog()).toBeNull();
  });

  it('closes with a link, also to the same page, but not with a menu', () => {
    drawer();
    fireEvent.click(button('Products menu'));
    expect(dialog()).not.toBeNull();
    fireEvent.click(link('Home'));
    expect(dialog()).toBeNull();
  });
});
