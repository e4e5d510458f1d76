import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuild } from '../build/start-build.mjs';
import { inRoot, root } from '../root.mjs';

const descriptor = {
  name: 'small',
  contract: '^1.0.0',
  claims: ['/small'],
  routes: [{ path: '/small', screen: 'tool', title: 'Tool', description: 'A small tool.', ui: 'mui' }],
  storage: [],
};

const config = `import { remoteConfig } from 'tooling/webpack/remote.mjs';
export default (options) => remoteConfig(import.meta.dirname, options);\n`;

/** @type {string | undefined} */
let parent;
afterEach(() => {
  if (parent) rmSync(parent, { recursive: true });
});

/**
 * Builds a remote with one screen.
 *
 * @param {string} screen its source
 * @param {Readonly<Record<string, string>>} [more] texts by file
 */
async function build(screen, more = {}) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  // Inside the repository, so that packages are found.
  parent = mkdtempSync(inRoot('.cache/own-mui-'));
  const folder = path.join(parent, 'remote-small');
  const files = {
    'remote.json': JSON.stringify(descriptor),
    'webpack.config.mjs': config,
    'src/screens/tool/tool-screen.tsx': screen,
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const { code, output } = await startBuild([
    { folder: path.relative(root, folder), version: '1.0.0', isChecked: true },
  ]);
  const dist = path.join(folder, 'dist/1.0.0');
  const scripts = code === 0 ? readdirSync(dist).filter((name) => name.endsWith('.js')) : [];
  const text = scripts.map((name) => readFileSync(path.join(dist, name), 'utf8')).join('\n');
  const shared =
    code === 0 ? JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')).shared : undefined;
  return { code, output, text, shared };
}

describe('a remote with components of MUI', () => {
  it('brings those that the host does not offer, and the build says what they weigh', async () => {
    const { output, text, shared } = await build(`import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
export const Screen = () => <Paper><Switch /></Paper>;\n`);
    expect(output).toMatch(/^\S+\.js with Switch of MUI: \d,\d{3} bytes after Brotli\n/);
    expect(text).toContain('MuiSwitch');
    for (const textOfHost of ['MuiPaper', '__emotion_', '$$material', 'createContext('])
      expect(text).not.toContain(textOfHost);
    expect(Object.keys(shared)).toEqual(
      expect.arrayContaining([
        'host/mui-parts',
        '@mui/material/Paper/Paper',
        '@mui/material/ButtonBase/ButtonBase',
        '@mui/material/FormControl/FormControlContext',
      ]),
    );
  });

  it('is refused with a context that the host does not offer', async () => {
    const { code, output } = await build(
      "import Carousel from '@mui/material/Carousel';\nexport const Screen = () => <Carousel />;\n",
      {
        'node_modules/@mui/material/package.json': '{ "name": "@mui/material", "version": "9.9.0" }',
        'node_modules/@mui/material/Carousel/index.mjs':
          "import { createContext } from 'react';\nexport default createContext({});\n",
      },
    );
    expect(code).toBe(1);
    expect(output).toMatch(/@mui\/material\/Carousel creates a React context.*tooling\/mui-parts\.mjs/);
  });
});
