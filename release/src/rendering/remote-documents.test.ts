import { describe, expect, it } from '@jest/globals';
import type { SiteDocument } from 'shared-types';
import { builtRemote, route } from '../testing/release-factory.js';
import { documentProblems } from './remote-documents.js';

const { release } = builtRemote({ name: 'shop', version: '1.0.0' });
const at = (path: string, type = 'text/calendar') => ({ path, type, body: '' });
const says = 'shop 1.0.0: node/documents/list0.cjs offers the document';

const madeBy = (...lists: readonly (readonly unknown[])[]) =>
  lists.flatMap((list, index) =>
    list.map((document) => ({ document: document as SiteDocument, module: `list${index}` })),
  );

describe('the problems of documents name remote, module, path and fix of', () => {
  it.each([
    [
      'a document outside the claims',
      madeBy([at('/other/a.ics')]),
      `${says} /other/a.ics, but it is outside the claims /shop: claim it, or move the document.`,
    ],
    [
      'an unknown media type',
      madeBy([at('/shop/a.html', 'text/html')]),
      `${says} /shop/a.html, but its type text/html is not known: give it one of text/calendar, application/atom+xml, text/plain.`,
    ],
    [
      'a name that does not end as its type says',
      madeBy([at('/shop/a.atom')]),
      `${says} /shop/a.atom, but a document of type text/calendar ends in .ics: rename it.`,
    ],
    [
      'what is no path',
      madeBy([at('/shop/../a.ics')]),
      `${says} /shop/../a.ics, but it is not a path of plain, percent-encoded segments: encode it.`,
    ],
    [
      'two at one path',
      madeBy([at('/shop/a.ics'), at('/shop/A.ics')]),
      `${says} /shop/A.ics, but the document /shop/a.ics of node/documents/list0.cjs stands there: rename one of them.`,
    ],
    [
      'two of different modules at one path',
      madeBy([at('/shop/a.ics')], [at('/shop/a.ics')]),
      'shop 1.0.0: node/documents/list1.cjs offers the document /shop/a.ics, but the document /shop/a.ics of node/documents/list0.cjs stands there: rename one of them.',
    ],
    [
      'a document at the path of a page',
      madeBy([at('/shop/page.ics')]),
      `${says} /shop/page.ics, but the page /shop/page.ics stands there: rename one of them.`,
    ],
    [
      'a body that is no text',
      madeBy([{ path: '/shop/a.ics', type: 'text/calendar' }]),
      `${says} /shop/a.ics, but its body is no text: give it as a string.`,
    ],
  ])('%s', (_, made, problem) => {
    expect(documentProblems(release, made, ['/shop/page.ics'])).toEqual([problem]);
  });

  it('a feed that a route names and no module makes', () => {
    const routes = [route('/shop', { feed: { path: '/shop/open.ics', title: 'News' } })];
    expect(documentProblems({ ...release, routes }, madeBy([at('/shop/open.ics')]), [])).toEqual([
      'shop 1.0.0: route /shop names the feed /shop/open.ics, which is no Atom document of it: offer it, or leave it out.',
    ]);
  });
});
