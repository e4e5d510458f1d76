import { describe, expect, it } from '@jest/globals';
import type { RenderInput } from 'shared-types/release';
import { fakeSite } from 'shared-types/testing/fake-site';
import { remoteSlice } from '../testing/remote-slice';
import { render } from './server';

const match = {
  remote: remoteSlice('shop'),
  route: { path: '/shop', screen: 'shop', title: 'Shop', uses: [] },
};

const request = { route: '/shop', path: '/shop', search: '', hash: '', key: '', params: {}, title: 'Shop' };

const inputWith = (Screen: () => React.ReactNode) =>
  ({
    path: '/shop',
    match,
    view: { module: { Screen }, request, data: undefined },
    site: fakeSite,
    publishedAt: '2026-11-20T00:00:00Z',
    hostVersion: '1.0.0',
  }) as unknown as RenderInput;

describe('a page', () => {
  it('has its screen', () => {
    expect(render(inputWith(() => <h1>Our shop</h1>)).html).toContain('<h1>Our shop</h1>');
  });

  it('is not made of a screen that throws', () => {
    const input = inputWith(() => {
      throw new Error('location is not defined');
    });
    expect(() => render(input)).toThrow('location is not defined');
  });
});
