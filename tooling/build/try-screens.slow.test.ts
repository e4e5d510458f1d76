import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inRoot, root } from 'tooling/setup/root';
import { tryScreens } from './try-screens.js';

let parent: string;

beforeAll(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  // Inside the repository, so that React is found.
  parent = mkdtempSync(inRoot('.cache/try-screens-'));
});
afterAll(() => rmSync(parent, { recursive: true }));

const place = '/remote-list/src/screens/list/list-screen.tsx:2';
const needsWindow = "const Screen = () => react.createElement('p', null, window.innerWidth);";
const told = `${place} uses window while Node renders /list, where there is none: use it in an effect or a handler, or import it.`;
const fails = "const Screen = () => { throw new Error('no facts'); };";
const thrown = `${place} throws while Node renders /list: no facts`;
const endless = 'Node does not come to an end with /list, within 2 s or at all.';
const untried = (reason: string) => `/list was not tried without a site: ${reason}`;

/** Behaviour of a screen, its code, changes of its route, expected message or notes. */
const cases: [string, string, object, string][] = [
  ['uses the window as it renders', needsWindow, {}, told],
  ['uses it as it is loaded', 'const Screen = () => null; window.innerWidth;', {}, told],
  ['uses it in load', 'const Screen = () => null; exports.load = () => window.innerWidth;', {}, told],
  ['uses it in an effect', 'const Screen = () => react.useEffect(() => window.innerWidth);', {}, ''],
  ['is rendered in the browser only', needsWindow, { ui: 'mui' }, ''],
  [
    'is of a family of pages',
    `exports.paths = async () => ['/list/a'];${needsWindow}`,
    { path: '/list/:id' },
    told.replace('/list,', '/list/:id,'),
  ],
  [
    'is of a family without pages',
    `exports.paths = async () => [];${needsWindow}`,
    { path: '/list/:id' },
    untried('its paths list no page').replace('/list', '/list/:id'),
  ],
  ['throws as it is loaded', `${fails} Screen();`, {}, `${thrown}\n    called at ${place}`],
  ['throws as it renders', fails, {}, thrown],
  ['throws with its data', `${fails} exports.load = async () => ({ kind: 'ready', data: 1 });`, {}, thrown],
  [
    'needs an API',
    `${fails} exports.load = async (_, { http }) => (await http()).get('/api/list');`,
    {},
    untried('A build asks nobody.'),
  ],
  [
    'finds nothing',
    `${fails} exports.load = async () => ({ kind: 'not-found' });`,
    {},
    untried("load answers 'not-found'"),
  ],
  ['never ends', 'const Screen = () => { for (;;); };', {}, endless],
  ['ends Node', 'const Screen = () => process.exit(3);', {}, 'Node ended with 3 at /list: '],
  ['waits for ever', 'const Screen = () => null; exports.load = () => new Promise(() => {});', {}, endless],
  [
    'uses what a host gives',
    'const Screen = ({ shell }) => `${shell.user.getState().role}${[...shell.site.remotes]}`;',
    {},
    '',
  ],
];

/** The third line of the built file is the second of the source. */
const map = {
  version: 3,
  names: [],
  mappings: ';;AACA',
  sources: ['webpack://list/./src/screens/list/list-screen.tsx'],
};

it.each(cases)('a screen that %s', async (...[, code, change, message]) => {
  const folder = path.join(mkdtempSync(path.join(parent, 'case-')), 'remote-list');
  const route = { path: '/list', screen: 'list', title: 'List', description: 'A list.', ...change };
  const files = {
    'remote.json': JSON.stringify({ name: 'list', routes: [route] }),
    'dist/node/list.cjs': `const react = require('react');\n\n${code}\nexports.Screen = Screen;\n`,
    'dist/node/list.cjs.map': JSON.stringify(map),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // Node alone takes seconds to start on a busy machine.
  const timeoutMs = message === endless ? 2000 : undefined;
  const said = await tryScreens(folder, path.join(folder, 'dist'), timeoutMs).then(
    (notes) => notes.join('\n'),
    (error: unknown) => (error as Error).message,
  );
  expect(said.replaceAll(path.relative(root, path.dirname(folder)), '')).toBe(message);
});
