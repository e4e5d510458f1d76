/** @jest-environment tooling/jest/browser-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { browserStorage } from '../testing/browser-storage';
import { rememberedRedirect, rememberRedirect } from './redirect-memory';

const key = 'site.redirect.v1';
const start = new Date('2026-11-20T10:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

afterEach(() => sessionStorage.clear());

describe('the remembered path', () => {
  it('is returned for ten minutes', () => {
    rememberRedirect(browserStorage(), '/example?tab=2', start);
    expect(rememberedRedirect(browserStorage(), minutesLater(10))).toBe('/example?tab=2');
    expect(rememberedRedirect(browserStorage(), minutesLater(11))).toBeUndefined();
  });

  it('is / if the stored one is unsafe', () => {
    rememberRedirect(browserStorage(), '//elsewhere.example', start);
    expect(rememberedRedirect(browserStorage(), start)).toBe('/');
  });

  it.each(['', 'null', '[]', '7', '{}', '{"path":"/x","atMs":"soon"}', '{broken'])(
    'is undefined if storage holds %p',
    (text) => {
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      sessionStorage.setItem(key, text);
      expect(rememberedRedirect(browserStorage(), start)).toBeUndefined();
    },
  );
});
