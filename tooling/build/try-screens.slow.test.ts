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

const needsWindow = "const Screen = () => react.createElement('p', null, window.innerWidth);";
const told =
  '/remote-list/src/screens/list/list-screen.tsx:2 uses window while Node renders /list, where there is none: use it in an effect or a handler.';

/** Behaviour of a screen, its code, changes of its route, expected message. */
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
    '',
  ],
  ['fails for another reason', "const Screen = () => { throw new Error('no facts'); };", {}, ''],
  [
    'uses what a host gives',
    'const Screen = ({ shell }) => `${shell.user.getState().role}${[...shell.site.remotes]}`;',
    {},
    '',
  ],
];

it.each(cases)('a screen that %s', async (...[, code, change, message]) => {
  const folder = path.join(mkdtempSync(path.join(parent, 'case-')), 'remote-list');
  const route = { path: '/list', screen: 'list', title: 'List', description: 'A list.', ...change };
  const files = {
    'remote.json': JSON.stringify({ name: 'list', routes: [route] }),
    'src/screens/list/list-screen.tsx': `// A list.\n${code}\n`,
    'dist/node/list.cjs': `const react = require('react');\n;// ./src/screens/list/list-screen.tsx\n${code}\nexports.Screen = Screen;\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const failure = await tryScreens(folder, path.join(folder, 'dist')).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  expect(failure).toBe(message && path.relative(root, path.dirname(folder)) + message);
});
