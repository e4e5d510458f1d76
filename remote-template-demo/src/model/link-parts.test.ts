import { describe, expect, it } from '@jest/globals';
import { linkParts } from './link-parts';

const linksIn = (text: string) => linkParts(text).flatMap((part) => (part.isLink ? [part.text] : []));

describe('the links of a text', () => {
  it.each([
    ['see https://example.com/a?b=1#c', ['https://example.com/a?b=1#c']],
    ['http://a.example and HTTPS://b.example', ['http://a.example', 'HTTPS://b.example']],
    ['Read https://example.com/a. Then go.', ['https://example.com/a']],
    ['(see https://example.com/a)', ['https://example.com/a']],
    ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
    ['“https://example.com”', ['https://example.com']],
    ['two\nhttps://example.com\nlines', ['https://example.com']],
    ['javascript:alert(1) data:text/html,x www.example.com http:// ftp://a.example', []],
    ['', []],
  ])('of %j are %j', (text, links) => {
    expect(linksIn(text)).toEqual(links);
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
