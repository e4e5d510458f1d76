import { describe, expect, it } from '@jest/globals';
import type { SiteDocument } from 'shared-types';
import { missesOf } from 'shared-types/testing/misses-of';
import { builtRemote } from '../testing/release-factory.js';
import { documentProblems } from './remote-documents.js';

const { release } = builtRemote({ name: 'shop', version: '1.0.0' });
const at = (path: string, type = 'text/calendar') => ({ path, type, body: '' });
const says = 'shop 1.0.0: node/documents/list0.cjs offers the document';

const madeBy = (...lists: readonly (readonly unknown[])[]) =>
  lists.flatMap((list, index) =>
    list.map((document) => ({ document: document as SiteDocument, module: `list${index}` })),
  );

describe('the problems of documents name remote, module, path and fix of', () => {
  it('a document of no claim, of another type or spelling, at a path that is taken, and without a text', async () => {
    const taken = 'another page or document stands there: rename one of them.';
    const types = 'text/calendar, application/atom+xml, text/plain, text/csv, application/json';
    const cases = [
      [[at('/other/a.ics')], 'it is outside the claims /shop: claim it, or move the document.'],
      [[at('/shop/a.html', 'text/html')], `its type text/html is not known: give it one of ${types}.`],
      [[at('/shop/a.atom')], 'a document of type text/calendar ends in .ics: rename it.'],
      [[at('/shop/../a.ics')], 'it is not a path of plain, percent-encoded segments: encode it.'],
      [[at('/shop/a.ics'), at('/shop/a.ics')], taken],
      [[at('/shop/page.ics')], taken],
      [[{ ...at('/shop/a.ics'), body: undefined }], 'its body is no text: give it as a string.'],
    ] as const;
    const problemsOf = (...lists: readonly (readonly unknown[])[]) =>
      documentProblems(release, madeBy(...lists), ['/shop/page.ics']);
    const misses = await missesOf(cases, ([documents, problem]) =>
      expect(problemsOf(documents)).toEqual([`${says} ${documents.at(-1)?.path}, but ${problem}`]),
    );
    expect(misses).toEqual([]);
    expect(problemsOf([at('/shop/a.ics')], [at('/shop/a.ics')])).toEqual([
      `${says.replace('list0', 'list1')} /shop/a.ics, but ${taken}`,
    ]);
  });
});
