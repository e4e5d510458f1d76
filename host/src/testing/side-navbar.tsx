import { render } from '@testing-library/react';
import { useState } from 'react';
import type { NavbarStore } from '../panels/navbar/navbar-state';
import { SideNavbar } from '../panels/navbar/side-navbar';
import { fakeNavigation, newNavbarState } from './fake-navigation';

function Side({ path, state }: { readonly path: string; readonly state: NavbarStore }) {
  const [isFolded, setFolded] = useState(false);
  return (
    <>
      <SideNavbar
        navigation={fakeNavigation}
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

/** Renders a navbar at the left that can be folded, and a button beside it. */
export function renderSideNavbar(path = '/home') {
  // The browser's stand-in has no layout.
  Element.prototype.scrollIntoView = () => {};
  const state = newNavbarState();
  const { rerender } = render(<Side path={path} state={state} />);
  return { state, go: (at: string) => rerender(<Side path={at} state={state} />) };
}
