import { describe, expect, it } from '@jest/globals';
import { pageFinder, readPath } from './page-paths.js';

const find = pageFinder(
  [
    ['/home', 'home'],
    ['/products/gloves', 'gloves'],
    ['/product-details/XP301', 'XP301'],
    ['/product-details/10.02200', '10.02200'],
    ['/product-details/A-1_b.css', 'A-1_b.css'],
    ['/products/caf%C3%A9', 'café'],
  ],
  [
    ['/products/:type', 'one'],
    ['/products/:type/:subType', 'two'],
  ],
);

function lookUp(raw: string) {
  const address = readPath(raw);
  const match = address && find(address);
  return match?.kind === 'redirect' ? `-> ${match.to}` : match?.page;
}

describe('the page finder', () => {
  it.each([
    ['/home', 'home'],
    ['/products/gloves', 'gloves'],
    ['/products/red', 'one'],
    ['/products/Red%20glove', 'one'],
    ['/products/a%2Fb', 'one'],
    ['/products/x/y', 'two'],
    ['/product-details/XP301', 'XP301'],
    ['/product-details/10.02200', '10.02200'],
    ['/product-details/A-1_b.css', 'A-1_b.css'],
  ])('finds at %s the page %s', (path, page) => {
    expect(lookUp(path)).toBe(page);
  });

  it.each(['/products/x/y/z', '/product-details/NOPE', '/home/x', '/', '/nothing'])(
    'finds no page at %s',
    (path) => {
      expect(lookUp(path)).toBeUndefined();
    },
  );

  it.each([
    ['/Home', '/home'],
    ['/home/', '/home'],
    ['//home', '/home'],
    ['/%68ome', '/home'],
    ['/products/GLOVES', '/products/gloves'],
    ['/product-details/xp301', '/product-details/XP301'],
    ['/product-details/10%2E02200/', '/product-details/10.02200'],
    ['/product-details/a-1_B.CSS', '/product-details/A-1_b.css'],
    ['/products/caf%c3%a9', '/products/caf%C3%A9'],
    ['/PRODUCTS/Red', '/products/Red'],
    ['/products//x//y/', '/products/x/y'],
    ['/products/\\evil.example/', '/products/%5Cevil.example'],
  ])('redirects %s to %s', (path, to) => {
    expect(lookUp(path)).toBe(`-> ${to}`);
  });

  it.each(['/a%ff', '/%', '/../etc', '/%2e%2e/etc', '/a%00', '*'])('refuses the address %s', (path) => {
    expect(readPath(path)).toBeUndefined();
  });
});
