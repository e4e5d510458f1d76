import { describe, expect, it } from '@jest/globals';
import { seeded } from 'shared-types/testing/seeded';
import { missesOf } from 'shared-types/testing/misses-of';
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

const long = `/contact-us?items=${'2XL:1200,'.repeat(300)}`;

describe('safePath', () => {
  it('turns a remembered path of more than 2,048 characters into /', () => {
    expect(safePath(long)).toBe('/');
  });

  it('turns a hostile path into /', async () => {
    expect(
      await missesOf(hostile, (candidate) => {
        expect(safePath(candidate)).toBe('/');
      }),
    ).toEqual([]);
  });

  it('keeps a path of the site', async () => {
    expect(
      await missesOf(good, (path) => {
        expect(safePath(path)).toBe(path);
      }),
    ).toEqual([]);
  });
});

it('10,000 random addresses lead to a page of the site, or to /', () => {
  const parts = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    '&',
    '=',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '\u00a0',
  ];
  const words = [
    'evil.test',
    'https:',
    'javascript:',
    'login',
    'home',
    'a',
    'é',
    '\u202e',
    '\ud800',
    '[::1]',
    '\uff0f',
  ];
  const next = seeded(11);
  const pieces = [...parts, ...parts, ...words];
  const random = () => Array.from({ length: next(9) }, () => pieces[next(pieces.length)]).join('');
  for (let count = 0; count < 10_000; count += 1) {
    const candidate = (count % 3 > 0 ? '/' : '') + random();
    const { origin, pathname } = new URL(safePath(candidate), 'https://site.test');
    const isFollowed = origin === 'https://site.test' && !pathname.startsWith('//') && pathname !== '/login';
    if (!isFollowed) throw new Error(`${JSON.stringify(candidate)} leads to ${origin}${pathname}`);
  }
});

describe('sitePath', () => {
  it('keeps a path of the site', async () => {
    expect(
      await missesOf(good, (path) => {
        expect(sitePath(path)).toBe(path);
      }),
    ).toEqual([]);
  });

  it('keeps the address of a long enquiry list', () => {
    expect(sitePath(long)).toBe(long);
  });

  it('leads to the sign-in page, which is a page of the site', () => {
    expect(sitePath('/login?from=header')).toBe('/login?from=header');
  });

  it('turns a hostile path into /', async () => {
    expect(
      await missesOf(
        hostile.filter((candidate) => !String(candidate).startsWith('/login')),
        (candidate) => {
          expect(sitePath(candidate)).toBe('/');
        },
      ),
    ).toEqual([]);
  });
});
