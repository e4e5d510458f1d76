import { render } from '@testing-library/react';
import { useState } from 'react';
import { SideNavbar } from '../panels/navbar/side-navbar';
import { fakeNavbar } from './fake-navigation';

function Side({ path }: { readonly path: string }) {
  const [isFolded, setFolded] = useState(false);
  return (
    <>
      <SideNavbar {...fakeNavbar(path)} side="left" isFolded={isFolded} onFold={setFolded} />
      <button>Outside</button>
    </>
  );
}

/** Renders a navbar at the left that can be folded, and a button beside it. */
export function renderSideNavbar(path = '/home') {
  const { rerender } = render(<Side path={path} />);
  return { go: (at: string) => rerender(<Side path={at} />) };
}
