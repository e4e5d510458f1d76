import { describe, expect, it } from '@jest/globals';
import { readRecord } from '../peers/page-text.mjs';
import { monolithPage } from './page.mjs';

const pin = (/** @type {string} */ name) => ({ href: `/remotes/host/monolith/${name}`, integrity: name });

const change = monolithPage({
  files: new Map(),
  groupFiles: (group) => ({ scripts: [pin(`${group}.js`), pin('shared.js')], styles: [`${group}.css`] }),
});

/** @param {object} [view] */
const pageWith = (view) => {
  const record = {
    host: { version: '1.0.0', scripts: [] },
    remote: { name: 'catalogue', routes: [{ screen: 'listing' }], screens: {}, entry: pin('entry.js') },
    ...(view && { view }),
  };
  return [
    '<style>a{}</style><style data-href="shared.css">b{}</style><style data-href="listing.css">c{}</style>',
    `<script type="application/json" id="page">${JSON.stringify(record)}</script>`,
  ].join('');
};

describe('a page of the monolith', () => {
  it("names the monolith's scripts", () => {
    const { host, remote } = readRecord(change(pageWith({ path: '/products' })));
    expect(host.scripts).toEqual([pin('main.js'), pin('shared.js')]);
    expect(remote?.entry).toEqual(pin('catalogue-listing.js'));
    expect(remote?.screens).toEqual({ listing: [pin('shared.js')] });
  });

  it('keeps the version of the host, or every click would be a document load', () => {
    expect(readRecord(change(pageWith({ path: '/products' }))).host.version).toBe('1.0.0');
  });

  it('adds the scripts and styles for a page without a view', () => {
    const { host } = readRecord(change(pageWith()));
    expect(host.scripts.map(({ href }) => href)).toContain('/remotes/host/monolith/deferred.js');
  });

  it('gives the inlined sheets the names that its loader looks for', () => {
    expect(change(pageWith())).toContain(
      '<style>a{}</style><style data-href="catalogue-listing.css">b{}</style><style>c{}</style>',
    );
  });
});
