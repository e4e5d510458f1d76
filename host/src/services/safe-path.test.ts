import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missesOf } from 'shared-types/testing/misses-of';
import { safePath } from './safe-path';
import { sitePath } from './site-path';

const hostile: readonly unknown[] = [
  ...['https://evil.example', '//evil.example', '/\\evil.example', '/%2e//evil.example', '/.//evil.example'],
  ...['/a/..//evil.example', 'javascript:alert(1)', ' /home', '/\t/evil.example', '/ho\u0000me', 'home', ''],
  ...['?a=1', '#top', undefined, null, 7, {}],
];

const good = ['/', '/home', '/products?cut=C&page=2', '/policies#quality', '/products/%2F%25', '/loginless'];

const long = `/contact-us?items=${'2XL:1200,'.repeat(300)}`;

it('a hostile path becomes /, and a path of the site stays', async () => {
  expect(
    await missesOf(hostile, (candidate) => {
      expect([sitePath(candidate), safePath(candidate)]).toEqual(['/', '/']);
    }),
  ).toEqual([]);
  expect(good.flatMap((path) => [sitePath(path), safePath(path)])).toEqual(
    good.flatMap((path) => [path, path]),
  );
});

it.each(['/login', '/login?next=/home', long])('%s is not remembered, but is a path of the site', (path) => {
  expect([sitePath(path), safePath(path)]).toEqual([path, '/']);
});

it('random addresses lead to a page of the site, or to /', () => {
  const pieces =
    '/|\\|.|..|%2e|%2F|%5c|:|@|?|#| |\t|\n|\u0000|\u00a0|evil.test|https:|login|a|\u202e|[::1]|\uff0f';
  const address = fc.array(fc.constantFrom(...pieces.split('|')), { maxLength: 9 });
  fc.assert(
    fc.property(address, (parts) => {
      const { origin, pathname } = new URL(safePath(`/${parts.join('')}`), 'https://site.test');
      expect([origin, pathname.startsWith('//'), pathname === '/login']).toEqual([
        'https://site.test',
        false,
        false,
      ]);
    }),
    { numRuns: 2000 },
  );
});
