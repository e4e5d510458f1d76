/** Containers of apps that others have built: what is refused, what is copied, and what becomes of their sheets. */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openDist } from 'release/publishing/dist-folder';
import { reachProblems } from 'release/publishing/reach-checks';
import type { AppRecord } from 'shared-types';
import type { RemoteRelease } from 'shared-types/release';
import { missesOf } from 'shared-types/testing/misses-of';
import { readContainer } from './container';
import { hintsOf, refusalsOf } from './refusals';
import { scopeSheet } from './scope-sheet';
import { writeAdopted } from './write-release';

const folder = fs.mkdtempSync(path.join(tmpdir(), 'adopt-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const none = { sync: [], async: [] };
const assets = {
  js: { sync: ['expose.js'], async: ['part.js'] },
  css: { sync: ['expose.css'], async: [] },
};

const react = (more = {}) => ({
  name: 'react',
  version: '19.0.0',
  singleton: true,
  assets: { js: { sync: ['copy-of-react.js'], async: [] }, css: none },
  ...more,
});

interface Built {
  readonly metaData?: object;
  readonly shared?: readonly object[];
  readonly files?: Readonly<Record<string, string>>;
}

/** @returns a folder as a builder writes it, with these differences */
function built({ metaData, shared = [react()], files }: Built = {}): string {
  const dist = fs.mkdtempSync(path.join(folder, 'dist-'));
  const manifest = {
    metaData: {
      globalName: 'orders',
      publicPath: 'auto',
      buildInfo: { buildVersion: '1.0.0' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      ...metaData,
    },
    shared,
    exposes: [{ path: './Orders', assets }],
  };
  const texts = {
    'remoteEntry.js': 'localStorage; new Function("return this")',
    'expose.js': '',
    'part.js': '',
    'expose.css': 'h1 { color: red }',
    'expose.js.map': '{}',
    'main.js': 'element.innerHTML = "";',
    'copy-of-react.js': 'isReactComponent={}',
    'index.html': '<script src="main.js"></script>',
    'picture.png': 'png',
    'mf-manifest.json': JSON.stringify(manifest),
    ...files,
  };
  for (const [file, text] of Object.entries(texts)) fs.writeFileSync(path.join(dist, file), text);
  return dist;
}

const refusals = (difference: Built): readonly string[] =>
  refusalsOf(readContainer(built(difference), './Orders'));

const withSheet = (text: string): Built => ({ files: { 'expose.css': text } });

describe('adopt', () => {
  it('refuses what the site cannot run, and says what to do', async () => {
    const rows: readonly (readonly [Built, RegExp])[] = [
      [
        { metaData: { publicPath: 'https://cdn.example/' } },
        /at https:\/\/cdn\.example\/,.* publicPath: 'auto'/,
      ],
      [
        { metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'commonjs' } } },
        /type "commonjs"/,
      ],
      [{ shared: [] }, /react as a singleton. Add to `shared`/],
      [{ shared: [react({ singleton: false })] }, /react as a singleton/],
      [
        { shared: [react(), react({ name: 'react-dom', singleton: false })] },
        /share react-dom as a singleton/,
      ],
      [{ metaData: { globalName: 'host' } }, /the name host/],
      [{ metaData: { globalName: 'history' } }, /the name history/],
      [{ shared: [react({ version: '18.3.1' })] }, /needs react \^18, and the site has 19/],
      [withSheet('@import "a.css";'), /imports a sheet/],
      [withSheet('@property --gutter { syntax: "*"; inherits: false }'), /registers a variable/],
    ];
    const misses = await missesOf(rows, ([difference, reason]) =>
      expect(refusals(difference)).toEqual([expect.stringMatching(reason)]),
    );
    expect(misses).toEqual([]);
  });

  it('takes the rest, hints at words in it, and does not look at files that are left out', () => {
    const script = { files: { 'part.js': 'element.innerHTML=text; localStorage' } };
    expect(refusals(script)).toEqual([]);
    expect(hintsOf(readContainer(built(script), './Orders'))).toEqual([
      expect.stringContaining('part.js may make HTML of texts'),
    ]);
    expect(hintsOf(readContainer(built(), './Orders'))).toEqual([]);
    const { files } = readContainer(built({ shared: [react(), react({ name: 'axios' })] }), './Orders');
    expect(files).toContain('copy-of-react.js');
  });

  it('takes a mount function with the React that it brings', () => {
    const dist = built({
      shared: [react({ version: '18.3.1' })],
    });
    const container = readContainer(dist, './Orders', 'mount');
    expect(refusalsOf(container)).toEqual([]);
    expect(container.files).toContain('copy-of-react.js');
    expect(container.ranges).toEqual({});
  });

  it('names the modules to choose from, and the manifest that is missing', () => {
    expect(() => readContainer(built(), './Order')).toThrow('no ./Order. Choose from: ./Orders');
    expect(() => readContainer(folder, './Orders')).toThrow('mf-manifest.json is not there');
  });

  it('takes nothing from elsewhere, and nothing from a folder with a dot', async () => {
    const remoteEntry = { name: 'remoteEntry.js', path: '../other', type: 'global' };
    expect(() => readContainer(built({ metaData: { remoteEntry } }), './Orders')).toThrow('plain names');
    const dist = built();
    fs.mkdirSync(path.join(dist, '.git'));
    fs.writeFileSync(path.join(dist, '.git/config'), '');
    fs.symlinkSync(built(), path.join(dist, 'fonts'));
    fs.symlinkSync(path.join(dist, 'picture.png'), path.join(dist, 'link.png'));
    const files = ['expose.css', 'expose.js', 'part.js', 'picture.png', 'remoteEntry.js'];
    expect(readContainer(dist, './Orders').files).toEqual(files);
    fs.rmSync(path.join(dist, 'part.js'));
    fs.symlinkSync(path.join(dist, 'main.js'), path.join(dist, 'part.js'));
    expect(() => readContainer(dist, './Orders')).toThrow('no file of');
  });

  it('writes a release with the files that the component needs, each script and sheet pinned', async () => {
    const release = path.join(folder, 'release');
    const offer = {
      name: 'orders',
      version: '1.0.0',
      expose: './Orders',
      route: '/orders',
      title: 'Orders',
      description: 'Orders',
      auth: ['signed-in'],
      storage: [],
    };
    writeAdopted(readContainer(built(), './Orders'), offer, release);
    const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(release, file), 'utf8'));
    const { files, routes, shared, entry } = read('release.json') as RemoteRelease;
    const scripts = ['app/expose.css', 'app/expose.js', 'app/part.js', 'app/remoteEntry.js'];
    const others = ['app.json', 'app/picture.png', 'remote.json'];
    expect(Object.keys(files).sort()).toEqual([...scripts, ...others].sort());
    expect([entry, shared]).toEqual(['app.json', { react: '^19' }]);
    expect(routes.map(({ path: at }) => at)).toContain('/orders/:part1/:part2');
    expect(routes.every(({ ui, auth }) => ui === 'app' && auth?.[0] === 'signed-in')).toBe(true);
    expect(await reachProblems(await openDist(release))).toEqual([]);
    const { pins } = read('app.json') as AppRecord;
    expect(pins).toEqual(Object.fromEntries(scripts.map((file) => [file, files[file]?.sha256])));

    const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'module' };
    const modules = writeAdopted(
      readContainer(built({ metaData: { remoteEntry } }), './Orders'),
      { ...offer, version: '1.1.0' },
      path.join(folder, 'modules'),
    );
    const ofModules = JSON.parse(
      fs.readFileSync(path.join(modules, 'release.json'), 'utf8'),
    ) as RemoteRelease;
    // Its manifest leaves out what its modules import.
    expect(Object.keys(ofModules.files)).toContain('app/copy-of-react.js');
    expect(ofModules.modules).toBe(true);

    const write =
      (to: string, more = {}) =>
      () =>
        writeAdopted(readContainer(built(), './Orders'), { ...offer, ...more }, to);
    expect(write(release)).not.toThrow();
    expect(write(folder)).toThrow('is no release');
    expect(write(release, { version: '../../victim' })).toThrow('cannot have the name');
    expect(write(release, { name: '../orders' })).toThrow('cannot have the name');
  });

  it('holds sheets in the element of the app', async () => {
    const rows = [
      ['h1 { color: red }', '{h1{color:red}}'],
      [
        ':root { --a: 1 } html body .b { top: 0 } body > p { top: 0 }',
        '{:scope{--a:1}:scope .b,:scope>p{top:0}}',
      ],
      ['@view-transition { navigation: auto } p { top: 0 }', '{p{top:0}}'],
      ['@media print { html { top: 0 } }', '{@media print{:scope{top:0}}}'],
    ] as const;
    const scoped = (css: string) => scopeSheet(css, { id: 'orders_1', filename: 'a.css' });
    const misses = await missesOf(rows, ([css, text]) =>
      expect(scoped(css)).toBe(`@scope ([data-app="orders_1"])${text}`),
    );
    expect(misses).toEqual([]);
    expect(scoped('@layer a, b; @layer a { h1 { top: 0 } } @layer b { p { top: 0 } }')).toMatch(
      /^@layer orders_1\.a\{\}@layer orders_1\.b\{\}@scope.*\{@layer orders_1\.a\{h1\{/,
    );
    expect(scoped('@keyframes a { to { top: 0 } } p { animation: a }')).toMatch(
      /^@keyframes a.*@scope.*\{p\{/,
    );
  });
});
