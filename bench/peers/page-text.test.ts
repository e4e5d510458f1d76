import { describe, expect, it } from '@jest/globals';
import { arrivalIn, bootOf, readRecord, stylesOf } from './page-text.js';

const page =
  '<html><head><style data-href="a.css">p{}</style><style>b{}</style><script>boot()</script></head>' +
  '<body><a href="/">Home</a><main><h1 class="x">Gloves &amp; <b>more</b></h1><a href="/1">1</a><a href="/2">2</a></main>' +
  '<script type="application/json" id="page">{"publishedAt":"\\u003cthen"}</script></body></html>';

describe('the text of a page', () => {
  it('contains the page record', () => {
    expect(readRecord(page)).toEqual({ publishedAt: '<then' });
  });

  it('contains the boot script and the styles', () => {
    expect(bootOf(page)).toBe('boot()');
    expect(stylesOf(page)).toBe('p{}b{}');
  });

  it('shows the heading and the number of links', () => {
    expect(arrivalIn(page)).toEqual({ heading: 'Gloves & more', links: 2 });
  });

  it('causes an error without a record', () => {
    expect(() => readRecord('<html></html>')).toThrow('no #page');
  });
});
