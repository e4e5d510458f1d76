import { expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { parseTtl, previewAddress, previewAt, previewEnvironment, usualPreviewName } from './preview.js';

it('a preview has a name that can stand in an address', async () => {
  const right = ['a', 'new-gloves', '5', 'a'.repeat(55), 'review.gloves.example'];
  const wrong = ['', 'New', 'a_b', 'a..b', '10.0.0.1', '-a', 'a-', '../x', 'ä', 'a'.repeat(56)];
  const isTaken = (name: string) => {
    try {
      return previewEnvironment(name) === `preview-${name}`;
    } catch {
      return false;
    }
  };
  expect([...right, ...wrong].filter(isTaken)).toEqual(right);
  expect(usualPreviewName([{ name: 'shop', version: '1.5.0-RC.1' }])).toMatch(
    /^shop-1-5-0-rc-1-[0-9a-f]{8}$/,
  );
});

it('a preview ends after minutes, hours or days', () => {
  expect(['30m', '12h', '7d'].map(parseTtl)).toEqual([1_800_000, 43_200_000, 604_800_000]);
  for (const wrong of ['', '7', '0d', '-1d', '7w', '1000d', '1.5h'])
    expect(() => parseTtl(wrong)).toThrow('Give days, hours or minutes');
});

it('a preview is below the host name of its site, and below localhost', async () => {
  const online = 'https://www.gloves.example';
  expect(previewAddress('preview-a', online)).toBe('https://preview-a.www.gloves.example/');
  expect(previewAddress('preview-a', 'http://localhost:4173')).toBe('http://preview-a.localhost:4173/');
  expect(previewAddress('preview-a', 'http://127.0.0.1:4173')).toBe('http://preview-a.localhost:4173/');
  expect(previewAddress('preview-a', 'http://localhost:4173', 5000)).toBe('http://preview-a.localhost:5000/');
  expect(previewAddress('preview-a', online, 5000)).toBe('https://preview-a.www.gloves.example/');
  expect(previewAddress('preview-review.example', online)).toBe('https://review.example/');
  expect(() => previewAddress('preview-www.gloves.example', online)).toThrow('is the live site');
  const cases = [
    ['preview-a.localhost:4173', 'preview-a', 'localhost:4173'],
    ['Preview-A.WWW.gloves.example', 'preview-a', 'www.gloves.example'],
    ['www.gloves.example', undefined, undefined],
    ['10.0.0.1:8080', undefined, undefined],
    ['localhost', undefined, undefined],
    ['', undefined, undefined],
  ] as const;
  const misses = await missesOf(cases, ([host, env, liveHost]) =>
    expect(previewAt(host, online)).toEqual(env && { env, liveHost }),
  );
  expect(misses).toEqual([]);
  const hosted = { env: 'preview-review.example', liveHost: 'www.gloves.example', isHosted: true };
  expect(previewAt('Review.example:443', online)).toEqual(hosted);
  const elsewhere = ['localhost', 'www.gloves.example'];
  for (const host of ['preview-a.gloves.example', 'preview-a.www.gloves.example.evil.example:80'])
    expect(previewAt(host, online)).toMatchObject({ elsewhere });
  expect(previewAt('preview-site.gloves.example', 'https://preview-site.gloves.example')).toBe(undefined);
});
