import { builtHost, builtRemote, route } from 'release/testing/release-factory';

const list = `
exports.load = async ({ search }) => ({ kind: 'ready', data: search || 'first', pages: 3 });
exports.head = (data, { search }) => ({ title: 'List ' + data, description: 'Page', ...(search && { search }) });
exports.Screen = ({ data }) => 'Shows ' + data;`;

const host = builtHost(
  { version: '2.0.0', provides: ['1.12.0'] },
  {
    'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/favicon.ico': 'ico',
    'site/manifest.webmanifest': '{"start_url":"/home"}',
  },
);

const home = builtRemote({
  name: 'home',
  version: '1.0.0',
  claims: ['/home', '/account', '/about-us'],
  routes: ['/home', '/account', '/about-us', '/about-us/csr'].map((path) => route(path)),
});

export const exportedShop = (version: string, text = 'first') =>
  builtRemote(
    {
      name: 'shop',
      version,
      routes: [
        route('/shop', { screen: 'list' }),
        route('/shop/:kind/:id', { unlisted: 'page' }),
        route('/shop/:kind', { unlisted: 'page' }),
      ],
      documents: ['news'],
      removed: ['/shop/old'],
      screens: {
        page: { scripts: ['page.js'], styles: ['page.css'] },
        list: { scripts: ['page.js'], styles: [] },
      },
    },
    {
      'node/page.cjs': `exports.paths = async () => ['/shop/gloves', '/shop/gloves/A1', '/shop/50%25%20off'];
        exports.Screen = ({ request }) => request.path + ' ${text}'`,
      'node/list.cjs': list,
      'node/documents/news.cjs': `exports.documents = async () => [
        { path: '/shop/news.atom', type: 'application/atom+xml', body: '<feed/>' },
      ];`,
      'assets/0123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'assets/0123.woff2': 'font',
      'page.js.map': '{}',
    },
  );

/** Its lists are drawn on request. */
const news = builtRemote(
  {
    name: 'news',
    version: '1.0.0',
    contract: '^1.12.0',
    routes: [
      route('/news', { onRequest: true }),
      route('/news/about'),
      route('/news/:text', { unlisted: 'page', onRequest: true }),
    ],
  },
  {
    'node/page.cjs': `exports.drawnQuery = ({ search }) => search.toLowerCase();
      exports.load = ({ path, search }) =>
        path === '/news/old' ? { kind: 'redirect', to: '/news/new' } : { kind: 'ready', data: path + search };
      exports.Screen = ({ data }) => 'Shows ' + data;`,
  },
);

const extra = builtRemote({ name: 'extra', version: '1.0.0' });

/** Packages of a site with an address of each kind. `extra` is to be retired. */
export const exportedPackages = [host, home, exportedShop('1.0.0'), news, extra];
