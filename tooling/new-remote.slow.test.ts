/** The remote that `npm run new-remote NAME` makes in this repository is listed, and passes what `npm run check` asks for. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import { nodeProgram, runCommand } from './run/command.js';

const copied = ['jest.config.mjs', '.oxlintrc.json', 'tsconfig.base.json', '.oxfmtrc.json', '.editorconfig'];
const lists = ['package.json', 'tsconfig.json', 'release/local/site.json', 'e2e/site.json'];
/** Files that make a remote, and write into the repository that they lie in. */
const making = ['package.json', 'setup', 'dist', 'template'].map((name) => `tooling/${name}`);

// Not below the repository: the lint leaves out what git does.
const folder = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (file: string) => path.join(folder, file);

const read = (file: string) =>
  JSON.parse(readFileSync(inFolder(file), 'utf8')) as Partial<
    Record<'workspaces' | 'references' | 'remotes', unknown>
  >;

const run = async (command: readonly string[]) => {
  const { code, output } = await runCommand(command, { cwd: folder });
  return code === 0 ? 'passed' : output;
};

const make = () => run([process.execPath, inFolder('tooling/dist/new-remote.js'), 'guides']);

beforeAll(async () => {
  for (const name of [...copied, ...lists, ...making])
    cpSync(inRoot(name), inFolder(name), { recursive: true });
  expect(await make()).toBe('passed');
});

describe('a remote that is made in this repository', () => {
  it('is listed where the other packages are, and is never written over', async () => {
    expect(read('package.json').workspaces).toContain('remote-guides');
    expect(read('tsconfig.json').references).toContainEqual({ path: './remote-guides' });
    for (const site of lists.slice(2)) expect(read(site).remotes).toContain('guides');
    const files = readdirSync(inFolder('remote-guides')).sort();
    expect(files).toEqual(['package.json', 'remote.json', 'src', 'tsconfig.json']);
    expect(await make()).toContain('is not empty');
  });

  describe('with the packages of the repository', () => {
    beforeAll(() => {
      for (const made of ['tooling', 'release']) rmSync(inFolder(made), { recursive: true });
      for (const name of ['node_modules', 'tooling', 'release', 'shared-types'])
        symlinkSync(inRoot(name), inFolder(name));
      const knip = JSON.parse(readFileSync(inRoot('knip.json'), 'utf8')) as {
        workspaces: Record<'.' | 'remote-*', object>;
      };
      const { '.': all, 'remote-*': remotes } = knip.workspaces;
      const workspaces = { '.': { ...all, project: [] }, 'remote-*': remotes };
      writeFileSync(inFolder('knip.json'), JSON.stringify({ ...knip, workspaces }));
      const root = {
        name: 'site',
        private: true,
        workspaces: ['remote-guides'],
        devDependencies: { jest: '*' },
      };
      writeFileSync(inFolder('package.json'), JSON.stringify(root));
    });

    it.each([
      ['is formatted', 'oxfmt/bin/oxfmt', ['--check', 'remote-guides']],
      ['passes the lint', 'oxlint/bin/oxlint', ['remote-guides']],
      ['has correct types', 'typescript7/bin/tsc', ['-p', 'remote-guides', '--noEmit']],
      [
        'keeps the import laws',
        'dependency-cruiser/bin/dependency-cruise.mjs',
        [
          '--config',
          inRoot('tooling/dist/lint/import-laws.js'),
          '--output-type',
          'err-long',
          '--do-not-follow',
          '(node_modules|tooling)/',
          'remote-guides',
        ],
      ],
      ['has no unused code', 'knip/bin/knip.js', ['--no-config-hints']],
    ] as [string, string, string[]][])('%s', async (_, program, parameters) => {
      expect(await run(nodeProgram(program, ...parameters))).toBe('passed');
    });
  });
});
