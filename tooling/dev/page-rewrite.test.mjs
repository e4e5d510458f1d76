import { describe, expect, it } from '@jest/globals';
import { rewritePage, withRemote } from './page-rewrite.mjs';

/** @type {import('shared-types/release').ManifestRemote} */
const written = {
  name: 'catalogue',
  version: '0.0.0-dev',
  id: 'catalogue_0_0_0_dev',
  base: '/remotes/catalogue/0.0.0-dev/',
  contract: '^1.0.0',
  claims: ['/products'],
  routes: [{ path: '/products/:type', screen: 'product-listing', title: 'Products', description: '' }],
  facts: [],
  entry: { href: '/remotes/catalogue/0.0.0-dev/entry.js', integrity: 'sha256-a' },
  screens: { 'product-listing': [] },
};
const released = { ...written, version: '1.0.0', id: 'catalogue_1_0_0' };
const other = { ...written, name: 'corporate', claims: ['/home'] };

const record = JSON.stringify({
  host: { version: '1' },
  remote: released,
  view: { path: '/products/gloves' },
});
const page = [
  '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><style>host</style>',
  '<style data-href="listing.css">remote</style></head>',
  '<body><div id="root"><div>drawn</div></div><aside id="sample">Sample</aside><p id="imprint">Handwell</p><script type="application/json" id="page">',
  `${record}</script></body>`,
].join('');

describe('a page of the remote in development', () => {
  const html = rewritePage(page, written, '/products/gloves');

  it('has no content policy, which would allow only the released files', () => {
    expect(html).not.toContain('Content-Security-Policy');
  });

  it('loads the new files', () => {
    expect(html).toContain('"version":"0.0.0-dev"');
  });

  it('contains nothing that the released version rendered, and keeps the styles of the host', () => {
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('"view"');
    expect(html).toContain('<style>host</style>');
    expect(html).not.toContain('listing.css');
  });
});

describe('every page', () => {
  it('names the module that lets a developer sign in', () => {
    const addresses = ['/products/gloves', '/home'].map((address) => rewritePage(page, written, address));
    for (const html of addresses) expect(html).toContain('"sessionModule":"/dev/client/accounts.js"');
  });
});

describe('a page of another remote', () => {
  it('keeps what was rendered', () => {
    expect(rewritePage(page, written, '/home')).toContain('<div>drawn</div>');
  });
});

describe('the manifest', () => {
  it('lists the remote in development instead of its release', () => {
    const manifest = { generation: 3, host: '1', remotes: [released, other] };
    expect(withRemote(manifest, written).remotes).toEqual([other, written]);
  });
});
