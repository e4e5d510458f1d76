import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeNavbar } from '../testing/fake-navigation';
import { button, focus, link, press } from '../testing/navbar-elements';
import { NavTree } from './navbar/nav-tree';
import { SidePanel } from './side-panel';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Menu</button>
      {isOpen && (
        <SidePanel anchor="left" title="Navigation" onClose={() => setIsOpen(false)}>
          <NavTree {...fakeNavbar('/home')} shown="opened" />
        </SidePanel>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Navigation' });

function open() {
  render(<Page />);
  focus(button('Menu'));
  fireEvent.click(button('Menu'));
}

it('a side panel is a modal dialog, which Escape and a press beside it close', () => {
  open();
  expect(within(dialog() as HTMLElement).getByRole('link', { name: 'Home' })).toBeVisible();
  press('Escape');
  expect(dialog()).toBeNull();
  expect(button('Menu')).toHaveFocus();
  fireEvent.click(button('Menu'));
  fireEvent.click(document.querySelector('.MuiBackdrop-root') as HTMLElement);
  expect(dialog()).toBeNull();
});

it('a link in a side panel closes it, also to the same page, but a menu does not', () => {
  open();
  fireEvent.click(button('Products menu'));
  expect(dialog()).not.toBeNull();
  fireEvent.click(link('Home'));
  expect(dialog()).toBeNull();
});
