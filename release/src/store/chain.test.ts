import { describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspectChain } from '../inspection/chain-inspection.js';
import { promoteRelease } from '../model/generation-change.js';
import type { GenerationState } from '../model/generation.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openChain, type Chain } from './chain.js';
import { directoryStore } from './directory-store.js';
import type { Store } from './store.js';
import { currentKey, generationKey } from './keys.js';

const folder = temporaryFolder();

function newChain() {
  const root = mkdtempSync(path.join(folder, 'chain-'));
  const store = directoryStore(root);
  return { root, store, chain: openChain(store, 'test', 'tester') };
}

const reference = (version: string) => ({ version, digest: '0'.repeat(64) });

const promote = async (chain: Chain, name: string, version: string) =>
  await chain.commit({
    reason: '',
    decidedOn: await chain.state(),
    decidesOn: ({ packages }) => packages[name],
    change: async (state) => promoteRelease(state, name, reference(version)),
  });

const versionsOf = (state: GenerationState | undefined) =>
  Object.entries(state?.packages ?? {}).map(([name, { active }]) => `${name} ${active.version}`);

describe('a chain of generations', () => {
  it('is empty at first', async () => {
    expect(await newChain().chain.head()).toBeUndefined();
  });

  it('names in each generation the hash of the one before', async () => {
    const { chain } = newChain();
    await promote(chain, 'shop', '1.0.0');
    const first = await chain.head();
    expect(first?.generation.prev).toBeNull();
    const { commit } = await promote(chain, 'shop', '1.1.0');
    const next = { n: 2, id: commit, prev: first?.hash, env: 'test', actor: 'tester' };
    expect((await chain.head())?.generation).toMatchObject(next);
  });

  it.each(['99999999', '00100000'])('ignores a stray file %s.json', async (number) => {
    const { root, store, chain } = newChain();
    const { commit } = await promote(chain, 'shop', '1.0.0');
    writeFileSync(path.join(root, generationKey('test', Number(number))), 'stray');
    rmSync(path.join(root, currentKey('test')));
    expect((await chain.head())?.generation.id).toBe(commit);
    const { entries } = await inspectChain({ store, env: 'test' });
    expect(entries).toHaveLength(1);
  });

  it('is read from its end, as far as it is asked for', async () => {
    const { store, chain } = newChain();
    for (let minor = 1; minor <= 120; minor += 1) await promote(chain, 'shop', `1.${minor}.0`);
    let reads = 0;
    const read: Store['read'] = (key) => {
      reads += key.includes('/generations/') ? 1 : 0;
      return store.read(key);
    };
    const { links, problems } = await inspectChain({ store: { ...store, read }, env: 'test' }, { most: 20 });
    expect([links[0]?.generation.n, reads, problems]).toEqual([120, 50, []]);
    expect((await inspectChain({ store, env: 'test' })).links).toHaveLength(120);
  });

  it('does not grow when nothing changes', async () => {
    const { chain } = newChain();
    await promote(chain, 'shop', '1.0.0');
    expect((await promote(chain, 'shop', '1.0.0')).changed).toBe(false);
    expect((await chain.head())?.generation.n).toBe(1);
  });

  it('keeps both changes when two packages are changed at the same time', async () => {
    const { chain } = newChain();
    await Promise.all([promote(chain, 'shop', '1.0.0'), promote(chain, 'news', '2.0.0')]);
    const head = await chain.head();
    expect(head?.generation.n).toBe(2);
    expect(versionsOf(head?.generation.state).sort()).toEqual(['news 2.0.0', 'shop 1.0.0']);
  });

  it('keeps the newest generation in current.json, whichever of two commands writes it last', async () => {
    const { store, chain } = newChain();
    let isFirst = true;
    const late = openChain(
      {
        ...store,
        replace: async (key, bytes) => {
          const wasFirst = isFirst;
          isFirst = false;
          if (wasFirst) await promote(chain, 'news', '2.0.0');
          await store.replace(key, bytes);
        },
      },
      'test',
    );
    await promote(late, 'shop', '1.0.0');
    expect(JSON.parse(String(await store.read(currentKey('test'))))).toMatchObject({ generation: 2 });
  });

  it('brings current.json up to date after a command that was killed before it wrote it', async () => {
    const { store, chain } = newChain();
    await promote(chain, 'shop', '1.0.0');
    const older = String(await store.read(currentKey('test')));
    await promote(chain, 'shop', '1.1.0');
    const newest = String(await store.read(currentKey('test')));
    await store.replace(currentKey('test'), older);
    await chain.refresh();
    expect(String(await store.read(currentKey('test')))).toBe(newest);
  });

  it.each(['{"generation":1}', '{"generation":7}', 'garbage', ''])(
    'ignores a wrong number in current.json: %j',
    async (hint) => {
      const { chain, store } = newChain();
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(chain, 'shop', version);
      await store.replace(currentKey('test'), hint);
      expect((await chain.head())?.generation.n).toBe(3);
    },
  );

  it.each([
    ['altered', (bytes: string) => bytes.replace('tester', 'someone'), 'does not follow'],
    ['not JSON', () => '{', 'is not JSON'],
    ['written in another form', (bytes: string) => ` ${bytes}`, 'is not written as it should be'],
  ])('refuses to append after a generation that is %s', async (_, alter, message) => {
    const { root, chain } = newChain();
    for (const version of ['1.0.0', '1.1.0']) await promote(chain, 'shop', version);
    const file = path.join(root, generationKey('test', 1));
    chmodSync(file, 0o644);
    writeFileSync(file, alter(String(await directoryStore(root).read(generationKey('test', 1)))));
    await expect(promote(chain, 'shop', '1.2.0')).rejects.toMatchObject({
      reason: 'integrity',
      message: expect.stringContaining(message),
    });
  });

  it('refuses to append after a missing generation', async () => {
    const { root, chain } = newChain();
    for (const version of ['1.0.0', '1.1.0']) await promote(chain, 'shop', version);
    rmSync(path.join(root, generationKey('test', 1)));
    await expect(promote(chain, 'shop', '1.2.0')).rejects.toThrow('does not follow generation 1');
  });
});
