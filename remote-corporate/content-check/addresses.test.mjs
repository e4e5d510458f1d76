import { describe, expect, it } from '@jest/globals';
import { faultOf } from './addresses.mjs';

const known = {
  routes: [{ path: '/home' }, { path: '/product-details/:articleNo' }],
  anchors: new Map(),
  articleNumbers: new Set(['10.02200']),
};

describe('a link to an article', () => {
  it.each([
    ['/product-details/10.02200', undefined],
    ['/product-details/10%2E02200', undefined],
    ['/product-details/10.02201', '"10.02201" is no article'],
    ['/product-details/50%', '"50%" is no article'],
    // The dot does not make a file of it.
    ['/product-detail/10.02200', 'leads to no page'],
    ['/media/news.xml', undefined],
  ])('%s', (address, fault) => {
    const found = faultOf(address, [], known);
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });
});
