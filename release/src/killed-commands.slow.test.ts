import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compiledSources } from './testing/compiled-sources.js';
import { builtHost, builtRemote, writeDist } from './testing/release-factory.js';
import { testSite, writeSite } from './testing/site-factory.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const folder = temporaryFolder();
const program = path.join(compiledSources(), 'cli.js');

/** Runs a command line; it is killed once its store has so many generations. @returns what it told */
function run(args: readonly string[], killAt?: { readonly store: string; readonly generation: number }) {
  return new Promise<string>((resolve) => {
    const child = spawn(process.execPath, [program, ...args, '--json']);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const timer = setInterval(() => {
      if (killAt && newest(killAt.store) >= killAt.generation) child.kill('SIGKILL');
    }, 1);
    child.on('close', () => {
      clearInterval(timer);
      resolve(output);
    });
  });
}

const newest = (store: string): number => {
  const text = readFileSync(path.join(store, 'envs/local/current.json'), 'utf8');
  return (JSON.parse(text) as { generation: number }).generation;
};

const shop = (version: string) => builtRemote({ name: 'shop', version });

interface Status {
  readonly n: number;
  readonly state: { readonly remotes: Record<string, { readonly active: { readonly version: string } }> };
}

async function live() {
  const store = path.join(mkdtempSync(path.join(folder, 'killed-')), 'store');
  const place = ['--store', store];
  const at = [...place, '--quick'];
  const dists = [builtHost({ version: '1.0.0' }), ...['1.0.0', '1.1.0', '1.2.0'].map(shop)];
  await run(['init', ...place]);
  await run(['publish', ...dists.map((built) => writeDist(folder, built)), ...place]);
  await run(['promote', 'host@1.0.0', 'shop@1.0.0', '--site', writeSite(folder), ...at]);
  for (const version of ['1.1.0', '1.2.0']) await run(['promote', `shop@${version}`, ...at]);
  return { store, at, status: async () => JSON.parse(await run(['status', ...place])) as Status };
}

describe('a command that is killed right after its generation was written, and repeated', () => {
  it('rolls back one version only', async () => {
    const { store, at, status } = await live();
    const command = ['rollback', 'shop', '--reason', 'broken', ...at];
    const told = await run(command, { store, generation: 4 });
    // Where the machine was faster than the kill, the command has ended and nobody repeats it.
    if (told === '') expect(JSON.parse(await run(command))).toMatchObject({ ok: true, changed: false });
    const { n, state } = await status();
    expect([n, state.remotes['shop']?.active.version]).toEqual([4, '1.1.0']);
  });

  it.each([
    ['promote', (_: string) => ['promote', 'shop@1.1.0']],
    ['retire', (_: string) => ['retire', 'shop', '--reason', 'sold']],
    ['configure', (site: string) => ['configure', site, '--reason', 'moved']],
  ])('changes nothing more: %s', async (_, argsOf) => {
    const { store, at, status } = await live();
    const site = writeSite(
      path.dirname(store),
      testSite({ hosting: { name: 'Other', url: 'https://o.example' } }),
    );
    const command = [...argsOf(site), ...at];
    await run(command, { store, generation: 4 });
    expect(JSON.parse(await run(command))).toMatchObject({ ok: true, changed: false, generation: 4 });
    expect((await status()).n).toBe(4);
  });
});
