import { describe, expect, it } from '@jest/globals';
import { remoteSlice } from '../testing/remote-slice';
import { findRoute } from './route-table';

const route = (path: string) => ({ path, screen: 'any', title: path, description: '' });

const remote = (name: string, ...paths: string[]) => remoteSlice(name, { routes: paths.map(route) });

const remotes = [
  remote('catalogue', '/products', '/products/gloves', '/products/:type', '/products/:type/:subType'),
  remote('corporate', '/home', '/about-us'),
];

describe('findRoute', () => {
  it.each([
    ['/home', '/home'],
    ['/products', '/products'],
    ['/products/gloves', '/products/gloves'],
    ['/products/cotton', '/products/:type'],
    ['/products/a/b', '/products/:type/:subType'],
    ['/products/a%2Fb', '/products/:type'],
  ])('finds for %s the route %s', (path, expected) => {
    expect(findRoute(remotes, path)?.route.path).toBe(expected);
  });

  it.each(['/home/x', '/products/a/b/c', '/Home', '/nope', '/product', '/products/100%'])(
    'finds nothing for %s',
    (path) => {
      expect(findRoute(remotes, path)).toBeUndefined();
    },
  );
});
