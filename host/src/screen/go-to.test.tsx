import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useNavigator } from '../routing/use-navigator';
import { addressBar } from '../entry/address-bar';
import { GoTo } from './go-to';

/** A site whose `/` leads to `/home`. @param onGo called before `/home` is drawn */
function open(onGo = () => {}) {
  history.replaceState(null, '', '/products');
  let navigator: ReturnType<typeof useNavigator> | undefined;

  function Page() {
    const { pathname } = useLocation();
    const ofRouter = useNavigator();
    useEffect(() => {
      navigator = ofRouter;
    }, [ofRouter]);
    return pathname === '/' ? (
      <GoTo
        go={() => {
          ofRouter.replace('/home');
          onGo();
        }}
        locationService={addressBar}
      />
    ) : null;
  }
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  return (path: string) => navigator?.replace(path);
}

it('goes on from an address that leads to another one', () => {
  const leaveFor = open();
  act(() => leaveFor('/'));
  expect(location.pathname).toBe('/home');
});

it('does not call back a visitor who follows a link meanwhile', () => {
  const leaveFor = open();
  act(() => {
    leaveFor('/');
    // The browser is at the next page before React has drawn this one.
    history.pushState({ key: 'next' }, '', '/login');
  });
  expect(location.pathname).toBe('/login');
});

it('goes on again if the visitor is sent back before the next page is drawn', () => {
  let timesBack = 1;
  const leaveFor = open(() => {
    if (timesBack > 0) leaveFor('/');
    timesBack -= 1;
  });
  act(() => leaveFor('/'));
  expect([location.pathname, timesBack]).toEqual(['/home', -1]);
});
