import { describe, expect, it } from '@jest/globals';
import { claimsOverlap, fitsRoute, isInside, routesCollide } from './routes.js';

describe('claims', () => {
  it('contain paths by whole segments', () => {
    expect(isInside('/products', '/products')).toBe(true);
    expect(isInside('/products/gloves', '/products')).toBe(true);
    expect(isInside('/products-old', '/products')).toBe(false);
  });

  it('overlap when one contains the other', () => {
    expect(claimsOverlap('/media/events', '/media')).toBe(true);
    expect(claimsOverlap('/media', '/media/events')).toBe(true);
    expect(claimsOverlap('/media', '/home')).toBe(false);
  });
});

describe('routes', () => {
  it.each([
    ['/products/:type', '/products/a%2Fb'],
    ['/products/:type', '/products/a/'],
    ['/home', '/home'],
  ])('%s fits %s', (route, path) => {
    expect(fitsRoute(route, path)).toBe(true);
  });

  it.each([
    ['/home', '/Home'],
    ['/home', '/home/x'],
    ['/products/:type', '/products'],
    ['/products/:type', '/products//'],
    ['/products/:type/:subType', '/products//x'],
    ['/products/:type', '/products/100%'],
    ['/products/:type', '/products/%E4'],
  ])('%s does not fit %s', (route, path) => {
    expect(fitsRoute(route, path)).toBe(false);
  });

  it('collide when a path matches both', () => {
    expect(routesCollide('/products/:type', '/products/gloves')).toBe(true);
    expect(routesCollide('/products/:type/all', '/products/gloves/:sub')).toBe(true);
  });

  it('do not collide when they differ in depth or in a plain segment', () => {
    expect(routesCollide('/products/:type', '/products')).toBe(false);
    expect(routesCollide('/products/:type', '/articles/:type')).toBe(false);
  });
});
