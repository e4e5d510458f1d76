import { describe, expect, it } from '@jest/globals';
import { sha256Base64 } from '../model/digest.js';
import { builtHost } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { contentPolicy } from './content-policy.js';
import { documentText, type DocumentParts } from './document.js';

const { release } = builtHost({ version: '1.0.0' });

const usual = {
  site: testSite(),
  head: { title: 'Gloves & <more> | Test', description: 'A "description".' },
  html: '<main>Gloves</main>',
  look: undefined,
  boot: 'boot()',
  siteFiles: [],
  styles: [{ text: '.page{color:red}', file: 'page.css' }],
  address: '/gloves',
  isIndexable: true,
  page: { host: { version: '1.0.0', scripts: [] }, site: testSite(), publishedAt: '2026-11-01T12:00:00Z' },
};

interface Changes extends Partial<Omit<DocumentParts, 'host' | 'drawn'>>, Partial<DocumentParts['drawn']> {
  readonly boot?: string;
  readonly siteFiles?: readonly string[];
}

function text(changes: Changes = {}) {
  const { html, head, look, boot, siteFiles, ...parts } = { ...usual, ...changes };
  const host = {
    release: { ...release, fonts: ['/assets/font.woff2'] },
    renderer: { file: 'render.cjs', text: '' },
    boot,
    siteFiles,
    styles: [{ text: 'body{margin:0}', file: 'main.css' }],
    deferredStyles: [],
  };
  return documentText({ ...parts, host, drawn: { html, head, ...(look && { look }) } });
}

const pageRecord = (html: string) =>
  /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';

describe('a document', () => {
  it('has its policy directly after the character set, and the boot script last in the head', () => {
    const html = text();
    expect(html).toMatch(
      /^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security/,
    );
    expect(html).toContain('<script>boot()</script></head><body><div id="root"><main>Gloves</main></div>');
  });

  it.each([
    ['off', '<html lang="en" data-settings="off">'],
    ['everywhere', '<html lang="en">'],
    ['demo', '<html lang="en">'],
  ] as const)(
    'says before its first paint whether the display settings are off: %s',
    (settingsPanel, html) => {
      expect(text({ site: testSite({ settingsPanel }) })).toContain(html);
    },
  );

  it('is in the language of the site', () => {
    expect(text({ site: testSite({ language: 'de-AT' }) })).toContain('<html lang="de-AT">');
  });

  it('has the look of its route in its first paint', () => {
    const sheet = { href: '/assets/look.css', integrity: 'sha256-look' };
    const html = text({
      look: { attributes: { 'data-layout': 'layout3', 'data-own': 'data-layout' }, sheet },
    });
    expect(html).toContain('<html lang="en" data-layout="layout3" data-own="data-layout"><head>');
    expect(html).toContain(
      '</script><link rel="stylesheet" crossorigin integrity="sha256-look" href="/assets/look.css"></head>',
    );
  });

  it('escapes the values in its head', () => {
    expect(text()).toContain('<title>Gloves &amp; &lt;more> | Test</title>');
    expect(text()).toContain('content="A &quot;description&quot;."');
  });

  it('has a canonical address if search engines may list it', () => {
    expect(text()).toContain('<link rel="canonical" href="http://localhost:4173/gloves">');
    expect(text()).not.toContain('noindex');
  });

  it('has noindex for pages that search engines must not list', () => {
    const html = text({ isIndexable: false, address: undefined });
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
    expect(html).not.toMatch(/canonical|og:url/);
  });

  it('has Open Graph data for link previews, with a picture of a fixed size', () => {
    const html = text({ description: { picture: { address: '/assets/a.png', alt: 'A "glove"' } } });
    expect(html).toContain('<meta property="og:site_name" content="Test Company">');
    expect(html).toContain(
      '<meta property="og:image" content="http://localhost:4173/assets/a.png">' +
        '<meta property="og:image:alt" content="A &quot;glove&quot;">' +
        '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">' +
        '<meta name="twitter:card" content="summary_large_image">',
    );
    expect(text()).not.toMatch(/og:image|twitter:card/);
  });

  it('links the feed of its route, if there is one', () => {
    const feed = { path: '/news.atom', title: 'News & more' };
    expect(text({ feed })).toContain(
      '<link rel="alternate" type="application/atom+xml" title="News &amp; more" href="/news.atom">',
    );
    expect(text()).not.toContain('alternate');
  });

  it('links the icons of the host', () => {
    expect(text({ siteFiles: ['favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest'] })).toContain(
      '<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
        '<link rel="manifest" href="/manifest.webmanifest">',
    );
    expect(text()).not.toMatch(/rel="(icon|manifest)"/);
  });

  it('shows the notice of a sample site below the content', () => {
    const { site } = usual;
    expect(text({ site: { ...site, sample: true } })).toMatch(/<\/div><aside id="sample"[^>]*>Sample site: /);
    expect(text({ site: { ...site, sample: false } })).not.toContain('id="sample"');
  });

  it('names the file of a style sheet that a loader would fetch', () => {
    expect(text()).toContain(
      '<style>body{margin:0}</style><style data-href="page.css">.page{color:red}</style>',
    );
  });

  it('has the hashes of modules in an import map before its first script, allowed by its hash', () => {
    const html = text({ importMap: { integrity: { '/a.js': 'sha256-a' } } });
    const map = '{"integrity":{"/a.js":"sha256-a"}}';
    expect(html).toContain(`<script type="importmap">${map}</script><script>boot()</script>`);
    expect(html).toContain(`'sha256-${sha256Base64(map)}';style-src`);
    expect(text()).not.toContain('importmap');
  });

  it('moves the preloads of pictures out of the markup', () => {
    const preload = '<link rel="preload" as="image" href="/assets/a.svg"/>';
    const html = text({ html: `${preload}<main></main>` });
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<div id="root"><main></main></div>');
  });

  it('escapes its JSON so that it cannot close the script element', () => {
    const view = { path: '/gloves', data: '</script><script>alert(1)</script>' };
    const record = pageRecord(text({ page: { ...usual.page, view } }));
    expect(JSON.parse(record)).toMatchObject({ view });
  });

  it('escapes structured data so that it cannot close the script element', () => {
    const structuredData = [{ '@type': 'Product', name: '</script><script>alert(1)</script><!--' }];
    const html = text({ description: { structuredData } });
    const graph = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(graph)).toEqual({ '@context': 'https://schema.org', '@graph': structuredData });
    expect(html).not.toContain('<script>alert');
    expect(graph).not.toContain('<');
  });

  it('joins structured data into one graph', () => {
    const structuredData = [{ '@context': 'https://schema.org', '@type': 'Product' }, { '@type': 'Thing' }];
    expect(text({ description: { structuredData } })).toContain(
      '{"@context":"https://schema.org","@graph":[{"@type":"Product"},{"@type":"Thing"}]}',
    );
  });

  it('refuses scripts and styles that would close their elements', () => {
    expect(() => text({ boot: '"</script>"' })).toThrow('boot script');
    expect(() => text({ styles: [{ text: 'a{content:"</style>"}', file: 'a.css' }] })).toThrow('a.css');
  });
});

describe('the policy of a page', () => {
  const policy = (changes = {}) =>
    contentPolicy({ site: testSite(changes), scripts: ['boot()'], styles: ['a{}', 'a{}'] });

  it('allows the one inline script and the inlined styles by their hashes', () => {
    expect(policy()).toContain(`script-src 'self' 'sha256-${sha256Base64('boot()')}';`);
    const [empty, style] = [sha256Base64(''), sha256Base64('a{}')];
    expect(policy()).toContain(`style-src 'self' 'sha256-${empty}' 'sha256-${style}';`);
  });

  it('allows the origins that the configuration names', () => {
    const changes = {
      api: { shop: { mode: 'http', baseUrl: 'https://api.example/v1' }, auth: { mode: 'http', baseUrl: '' } },
      enquiries: { endpoint: 'https://mail.example/send' },
    };
    expect(policy(changes)).toContain("connect-src 'self' https://api.example https://mail.example;");
  });

  it.each([
    ['tenant.eu.auth0.com', 'https://tenant.eu.auth0.com'],
    ['http://localhost:9400', 'http://localhost:9400'],
  ])('allows requests and iframes of the identity provider %s, and of no other', (domain, address) => {
    const text = policy({ auth: { auth0: { domain, clientId: 'site' } } });
    expect(text).toContain(`connect-src 'self' ${address};frame-src ${address};`);
    expect(policy()).not.toContain('frame-src');
  });

  it.each([
    [{ databaseURL: 'https://hw.firebaseio.com' }, 'wss://*.firebaseio.com'],
    [
      { databaseURL: 'https://hw.europe-west1.firebasedatabase.app/' },
      'wss://*.europe-west1.firebasedatabase.app',
    ],
    [{ databaseURL: 'https://example.com' }, 'wss://example.com'],
  ])('allows the services of Firebase and the servers of its database: %j', (changes, database) => {
    const firebase = { apiKey: 'key', authDomain: 'hw.firebaseapp.com', projectId: 'hw', ...changes };
    expect(policy({ auth: { firebase } })).toContain(
      `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com ${database};`,
    );
  });

  it('allows a stand-in for Firebase on this machine instead', () => {
    const databaseURL = 'http://localhost:9600?ns=hw';
    const firebase = { apiKey: 'key', authDomain: 'localhost', projectId: 'hw', databaseURL };
    expect(policy({ auth: { firebase: { ...firebase, emulator: 'http://localhost:9099' } } })).toContain(
      "connect-src 'self' http://localhost:9099 ws://localhost:9600;",
    );
  });

  it('upgrades requests to https only if the site uses https', () => {
    expect(policy()).not.toContain('upgrade');
    expect(policy({ baseUrl: 'https://www.example' })).toMatch(/;upgrade-insecure-requests$/);
  });

  it('allows scripts only through the default Trusted Types policy', () => {
    expect(policy()).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(policy()).toMatch(/^default-src 'none';/);
  });
});
