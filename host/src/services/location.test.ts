/** @jest-environment tooling/jest/browser-environment */
import { describe, expect, it, jest } from '@jest/globals';
import { addressBar } from '../entry/address-bar';
import { createLocationService, searched, type Go } from './location';

describe('createLocationService', () => {
  it('navigates to safe paths only', () => {
    const place = createLocationService('/home', addressBar);
    const go = jest.fn<Go>();
    place.connect(go);
    place.navigate('/media?year=2026#top');
    place.navigate('https://elsewhere.example/');
    expect(go.mock.calls.map(([to]) => to)).toEqual(['/media?year=2026#top', '/']);
  });

  it.each([
    [{ path: '/products', search: '?b=ä' }, 1],
    [{ path: '/products' }, 1],
    [{ path: '/products', search: '' }, 0],
    [{ path: '/home' }, 0],
    [{ path: '//' }, 0],
  ])('goes on from %j if the visitor is still there: %d', (from, times) => {
    const read = () => ({ path: '/products', search: '?b=%C3%A4&utm_source=x', hash: '#list', key: '' });
    const place = createLocationService('/home', { ...addressBar, read });
    const go = jest.fn<Go>();
    place.connect(go);
    place.navigate('/products?a=1', { replace: true, from });
    expect(go).toHaveBeenCalledTimes(times);
  });

  it('marks the history entry that a search leads to', () => {
    const place = createLocationService('/home', addressBar);
    const go = jest.fn<Go>();
    place.connect(go);
    place.navigate('/products/gloves', { state: searched });
    expect(go).toHaveBeenCalledWith('/products/gloves', { replace: false, state: searched });
  });

  it('reads from the history entry whether a search led to it', () => {
    history.replaceState({ usr: searched, key: 'k' }, '');
    expect(addressBar.read()).toMatchObject({ key: 'k', isSearched: true });
    history.replaceState({ key: 'l' }, '');
    expect(addressBar.read()).toMatchObject({ key: 'l', isSearched: false });
    history.replaceState(null, '');
  });

  it('tells once that the scroll position is kept', () => {
    const place = createLocationService('/home', addressBar);
    place.connect(() => {});
    place.navigate('/media', { keepScroll: true });
    expect([place.takeKeepScroll(), place.takeKeepScroll()]).toEqual([true, false]);
  });
});
