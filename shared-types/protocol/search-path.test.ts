import { describe, expect, it } from '@jest/globals';
import { isSearchRoute, searchPath } from './search-path.js';

describe('searchPath', () => {
  it.each([
    ['cotton', '/products/cotton'],
    ['a/b', '/products/a%2Fb'],
    ['100%', '/products/100%25'],
    ['a?b#c', '/products/a%3Fb%23c'],
    ['日本語', '/products/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
    ['.', '/products/.%20'],
    ['..', '/products/..%20'],
    ['...', '/products/...'],
    ['\ud83e', '/products/%EF%BF%BD'],
  ])('of %s is %s, which URL parsers leave unchanged', (text, path) => {
    expect(searchPath(text)).toBe(path);
    expect(new URL(path, 'http://site.invalid').pathname).toBe(path);
  });
});

it.each([
  ['/products/:type', true],
  ['/products/:type/:subType', true],
  ['/products/gloves', false],
  ['/product-details/:articleNo', false],
])('%s as a route of searches: %s', (route, expected) => {
  expect(isSearchRoute(route)).toBe(expected);
});
