import { describe, expect, it } from '@jest/globals';
import { safePath } from './safe-path';
import { sitePath } from './site-path';

const hostile: readonly unknown[] = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2e//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  ' /home',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ho\u0000me',
  '/home\\..\\x',
  'home',
  '',
  '?a=1',
  '#top',
  '/login',
  '/login?next=/home',
  `/${'a'.repeat(2048)}`,
  undefined,
  null,
  7,
  {},
];

const good = [
  '/',
  '/home',
  '/products/mechanics_gloves/general',
  '/products?cut=C&page=2',
  '/policies#quality',
  '/products/%2F%25',
  '/loginless',
];

describe('safePath', () => {
  it.each(hostile)('turns %p into /', (candidate) => {
    expect(safePath(candidate)).toBe('/');
  });

  it.each(good)('keeps %s', (path) => {
    expect(safePath(path)).toBe(path);
  });
});

describe('sitePath', () => {
  it.each(good)('keeps %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it('leads to the sign-in page, which is a page of the site', () => {
    expect(sitePath('/login?from=header')).toBe('/login?from=header');
  });

  it.each(hostile.filter((candidate) => !String(candidate).startsWith('/login')))(
    'turns %p into /',
    (candidate) => {
      expect(sitePath(candidate)).toBe('/');
    },
  );
});
