import { describe, expect, it } from '@jest/globals';
import { nearestRoutes } from './nearest-routes';

const routes = [
  { path: '/catalogues', title: 'Catalogues' },
  { path: '/career', title: 'Careers' },
  { path: '/media', title: 'Media' },
  { path: '/products/:type', title: 'Products' },
];

describe('nearestRoutes', () => {
  it('finds a route two edits away', () => {
    expect(nearestRoutes('/catalouges', routes)).toEqual([routes[0]]);
  });

  it('ignores upper case', () => {
    expect(nearestRoutes('/Media', routes)).toEqual([routes[2]]);
  });

  it('puts the nearest first', () => {
    const near = [...routes, { path: '/medie', title: 'Nearer' }];
    expect(nearestRoutes('/medib', near).map(({ title }) => title)).toEqual(['Media', 'Nearer']);
    expect(nearestRoutes('/medie', near).map(({ title }) => title)).toEqual(['Nearer', 'Media']);
  });

  it('leaves out routes further away, and routes with parameters', () => {
    expect(nearestRoutes('/catalogue-of-2019', routes)).toEqual([]);
    expect(nearestRoutes('/products/:typ', routes)).toEqual([]);
  });
});
