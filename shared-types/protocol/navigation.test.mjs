import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { isNavUrl, isSitePath } from './navigation.mjs';

describe('the url of a navigation item', () => {
  it.each(['/', '/home', '/products/gloves', '/example/list?pairs=greater-than:500', '/example#roles'])(
    'may be the path %s',
    (url) => {
      expect([isSitePath(url), isNavUrl(url)]).toEqual([true, true]);
    },
  );

  it.each(['https://www.example.com', 'http://example.com/a?b#c', 'mailto:a@example.com', 'tel:+4912345'])(
    'may be the address %s',
    (url) => {
      expect([isSitePath(url), isNavUrl(url)]).toEqual([false, true]);
    },
  );

  it('is nothing else', async () => {
    expect(
      await missesOf(
        [
          '',
          'home',
          './home',
          '//example.com',
          '/.//example.com',
          '/a/..//example.com',
          '/%2e//example.com',
          '/\\example.com',
          '/a b',
          '/größe',
          '/a\n',
          'https:',
          'https://',
          'https:/example.com',
          'https://exa mple.com',
          'javascript:alert(1)',
          'JavaScript:alert(1)',
          ' javascript:alert(1)',
          'java\tscript:alert(1)',
          'data:text/html,x',
          'blob:https://example.com/1',
          'file:///etc/hosts',
          'mailto:',
          'tel:',
          `/${'a'.repeat(2048)}`,
          `https://${'a'.repeat(2048)}`,
        ],
        (url) => {
          expect([isSitePath(url), isNavUrl(url)]).toEqual([false, false]);
        },
      ),
    ).toEqual([]);
  });
});
