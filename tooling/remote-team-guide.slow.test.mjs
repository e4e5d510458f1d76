/** The remote that docs/remote-team.md tells a team to add passes what `npm run check` asks for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { nodeProgram, runCommand } from './run/command.mjs';

const guide = readFileSync(inRoot('docs/remote-team.md'), 'utf8');

/** A path in a line of its own, then the block of its content, both indented by the list they stand in. */
const fileBlock = /^ {3}`(remote-guides\/\S+)`\n\n {3}```\w+\n([^]*?)^ {3}```$/gm;
const files = [...guide.matchAll(fileBlock)].map(
  ([, file = '', block = '']) => /** @type {const} */ ([file, block.replaceAll(/^ {3}/gm, '')]),
);

const copied = ['.oxlintrc.json', '.dependency-cruiser.cjs', '.oxfmtrc.json', '.editorconfig'];

/** @type {string} */
let folder;

const inFolder = (/** @type {string} */ file) => path.join(folder, file);

/** @param {string} program below node_modules @param {...string} parameters */
const run = async (program, ...parameters) => {
  const { code, output } = await runCommand(nodeProgram(program, ...parameters), { cwd: folder });
  return code === 0 ? 'passed' : output;
};

beforeAll(() => {
  // Not below the repository: the lint leaves out what git does.
  folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  for (const name of copied) cpSync(inRoot(name), inFolder(name));
  for (const name of ['node_modules', 'tooling', 'shared-types']) symlinkSync(inRoot(name), inFolder(name));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), text);
  }
  const knip = JSON.parse(readFileSync(inRoot('knip.json'), 'utf8'));
  const workspaces = { '.': { entry: [], project: [] }, 'remote-*': knip.workspaces['remote-*'] };
  writeFileSync(inFolder('knip.json'), JSON.stringify({ ...knip, workspaces }));
  writeFileSync(
    inFolder('package.json'),
    '{ "name": "guide", "private": true, "workspaces": ["remote-guides"] }',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the remote of the guide', () => {
  it('has as many files as the guide says', () => {
    expect(files.map(([file]) => file)).toEqual([
      'remote-guides/package.json',
      'remote-guides/tsconfig.json',
      'remote-guides/webpack.config.mjs',
      'remote-guides/remote.json',
      'remote-guides/src/screens/size-guide/size-guide-screen.tsx',
    ]);
    expect(guide).toContain('1. Make five files.');
  });

  it('is allowed by each site configuration that the guide names', () => {
    const sites = ['release/local/site.json', 'e2e/site.json'];
    for (const file of sites) {
      expect(JSON.parse(readFileSync(inRoot(file), 'utf8')).remotes).toContain('catalogue');
      expect(guide).toContain(`\`${file}\``);
    }
  });

  it.each(
    /** @type {[string, string, string[]][]} */ ([
      ['is formatted', 'oxfmt/bin/oxfmt', ['--check', 'remote-guides']],
      ['passes the lint', 'oxlint/bin/oxlint', ['remote-guides']],
      ['has correct types', 'typescript7/bin/tsc', ['-p', 'remote-guides', '--noEmit']],
      [
        'keeps the import laws',
        'dependency-cruiser/bin/dependency-cruise.mjs',
        ['--output-type', 'err-long', '--do-not-follow', '(node_modules|tooling)/', 'remote-guides'],
      ],
      ['has no unused code', 'knip/bin/knip.js', ['--no-config-hints']],
    ]),
  )('%s', async (_, program, parameters) => {
    expect(await run(program, ...parameters)).toBe('passed');
  });
});
