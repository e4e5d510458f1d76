import { describe, expect, it } from '@jest/globals';
import { manifestRemote } from 'release/rendering/slices';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { devRelease, openPage, sliceFor, withRemotes } from './dev-site.js';

const texts = { purpose: 'a', contains: 'b', lifetime: 'c', whenWritten: 'd' };
const counted = { label: 'Reading list', address: '/guides?list' };
const follows = 'name';
const base = '/remotes/guides/0.0.0-dev/';
const route = { path: '/guides/:topic', screen: 'guide', title: 'Guide', description: '' };

const release = devRelease({
  name: 'guides',
  contract: `^${contractVersion}`,
  claims: ['/guides'],
  routes: [route],
  storage: [{ store: 'local', key: 'guides.read.v1', ...texts, counted, follows }],
});
const written = manifestRemote(release);
const released = { ...written, version: '1.0.0', id: 'guides_1_0_0' };
const other = { ...written, name: 'corporate', claims: ['/home'] };
const slice = sliceFor(release, '/guides/gloves');

const live = 'http://localhost:4173';

const record = JSON.stringify({ host: { version: '1' }, remote: released, view: { path: '/guides/gloves' } });
const page = [
  '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><style>host</style>',
  '<style data-href="guide.css">remote</style></head>',
  '<body><div id="root"><div>drawn</div></div><aside id="sample">Sample</aside><p id="imprint">Handwell</p><script type="application/json" id="page">',
  `${record}</script></body>`,
].join('');

describe('a remote in development', () => {
  it('has in the manifest the lists that follow a user and those that the header counts', () => {
    expect(written).toMatchObject({
      counted: { 'guides.read.v1': counted },
      follows: { 'guides.read.v1': follows },
    });
  });

  it('takes the place of its release', () => {
    const manifest = { generation: 3, host: '1', remotes: [released, other] };
    expect(withRemotes(manifest, [release]).remotes).toEqual([other, written]);
  });

  it('asks for no digest of a file: the next build has others', () => {
    expect(written).toMatchObject({
      entry: { href: `${base}entry.js`, integrity: '' },
      screens: { guide: [] },
    });
  });
});

describe('a page of the remote in development', () => {
  const html = openPage(page, slice, live);

  it('has no content policy, which would allow only the released files', () => {
    expect(html).not.toContain('Content-Security-Policy');
  });

  it('loads the new files of its own route and screen', () => {
    expect(html).toContain('"version":"0.0.0-dev"');
    expect(slice).toMatchObject({ routes: [{ path: route.path }], screens: { guide: [] } });
    expect(slice).not.toHaveProperty('counted');
  });

  it('contains nothing that the released version rendered, and keeps the styles of the host', () => {
    expect(html).toContain('<div id="root"></div><aside id="sample">');
    expect(html).not.toContain('"view"');
    expect(html).toContain('<style>host</style>');
    expect(html).not.toContain('guide.css');
  });
});

it('a page of another remote keeps what was rendered', () => {
  expect(sliceFor(release, '/home')).toBeUndefined();
  expect(openPage(page, undefined, live)).toContain('<div>drawn</div>');
});

it.each([slice, undefined])(
  'every page has the bar of parts, and the module that lets a developer sign in',
  (remote) => {
    expect(openPage(page, remote, live)).toContain(`<body><script src="/release/badge.js"`);
    expect(openPage(page, remote, live)).toContain('"sessionModule":"/dev/client/accounts.js"');
  },
);
