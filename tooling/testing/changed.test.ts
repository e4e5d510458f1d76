import { describe, expect, test } from '@jest/globals';
import { affectedBy, browserTestsOf } from './changed.js';

const remotes = ['remote-catalogue', 'remote-corporate'];

describe('affectedBy', () => {
  test('gives the pages of a remote and the unit tests that import its changed code', () => {
    expect(affectedBy(['remote-catalogue/src/screens/compare/compare-screen.tsx'], remotes)).toEqual({
      wide: [],
      remotes: ['remote-catalogue'],
      dataOwners: [],
      specs: [],
    });
  });

  test('gives all unit tests of a remote for a changed text, which none imports', () => {
    const { remotes: owners, dataOwners } = affectedBy(['remote-corporate/content/home.md'], remotes);
    expect({ owners, dataOwners }).toEqual({
      owners: ['remote-corporate'],
      dataOwners: ['remote-corporate'],
    });
  });

  test.each([
    'host/src/entry/browser.tsx',
    'shared-types/contract.d.ts',
    'package-lock.json',
    'e2e/axe.ts',
    'remote-new/x.ts',
  ])('gives everything for %s', (file) => {
    expect(affectedBy([file], remotes).wide).toEqual([file]);
  });

  test.each(['docs/architecture.md', 'README.md', 'release/src/store/store.test.ts', 'e2e/home.spec.ts'])(
    'gives no pages, and not everything, for %s',
    (file) => {
      const { wide, remotes: owners } = affectedBy([file], remotes);
      expect({ wide, owners }).toEqual({ wide: [], owners: [] });
    },
  );
});

describe('browserTestsOf', () => {
  const chosen = (...files: string[]) => browserTestsOf(affectedBy(files, remotes));

  test('gives the folder of the remote and one page of each of its screens', () => {
    const pattern = new RegExp(chosen('remote-catalogue/src/entry.ts') ?? 'none');
    expect('site catalogue/compare.spec.ts an article is compared @main').toMatch(pattern);
    expect('site rules/page-visit.spec.ts /products keeps the rules @catalogue @main').toMatch(pattern);
    expect('site catalogue/engines.spec.ts each address is compared').not.toMatch(pattern);
    expect('site corporate/home.spec.ts the catalogue/x is told @main').not.toMatch(pattern);
  });

  test('gives a browser test that was changed itself', () => {
    const pattern = new RegExp(chosen('e2e/header.spec.ts') ?? 'none');
    expect('site header.spec.ts the tab of the page is marked').toMatch(pattern);
    expect('site drawer.spec.ts the drawer opens').not.toMatch(pattern);
  });

  test('gives none for a document or a unit test', () => {
    expect(chosen('README.md', 'remote-catalogue/src/model/price.test.ts')).toBeUndefined();
  });
});
