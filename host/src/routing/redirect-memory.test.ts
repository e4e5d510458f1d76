import { afterEach, describe, expect, it } from '@jest/globals';
import { rememberedRedirect, rememberRedirect } from './redirect-memory';

const key = 'site.redirect.v1';
const start = new Date('2026-11-20T10:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

afterEach(() => sessionStorage.clear());

describe('the remembered path', () => {
  it('is there within ten minutes and forgotten afterwards', () => {
    rememberRedirect('/example?tab=2', start);
    expect(rememberedRedirect(minutesLater(10))).toBe('/example?tab=2');
    expect(rememberedRedirect(minutesLater(11))).toBeUndefined();
  });

  it('leads home if something hostile was written', () => {
    rememberRedirect('//elsewhere.example', start);
    expect(rememberedRedirect(start)).toBe('/');
  });

  it.each(['', 'null', '[]', '7', '{"v":2}', '{"v":1,"at":1,"data":"/x"}', '{broken'])(
    'is not there when storage holds %p',
    (text) => {
      sessionStorage.setItem(key, text);
      expect(rememberedRedirect(start)).toBeUndefined();
    },
  );
});
