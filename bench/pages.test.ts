import { describe, expect, it } from '@jest/globals';
import { bootOf, readRecord } from './pages.js';

const page =
  '<html><head><script>boot()</script></head><body><main><h1>Gloves</h1></main>' +
  '<script type="application/json" id="page">{"publishedAt":"\\u003cthen"}</script></body></html>';

describe('the text of a page', () => {
  it('contains the page record', () => {
    expect(readRecord(page)).toEqual({ publishedAt: '<then' });
  });

  it('contains the boot script', () => {
    expect(bootOf(page)).toBe('boot()');
  });

  it('causes an error without a record', () => {
    expect(() => readRecord('<html></html>')).toThrow('no #page');
  });
});
