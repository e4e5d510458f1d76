import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Generation } from '../model/generation.js';
import { compiledSources } from '../testing/compiled-sources.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openChain } from './chain.js';
import { directoryStore } from './directory-store.js';

const folder = temporaryFolder();
const program = path.join(compiledSources(), 'testing/chain-writer.js');

/** Starts a process that promotes versions of one package. @returns what it said to have kept, once it is over */
function startWriter(root: string, name: string, count: number) {
  const child = spawn(process.execPath, [program, root, name, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const kept = new Promise<readonly number[]>((resolve) => {
    child.on('close', () => resolve(output.split('\n').filter(Boolean).map(Number)));
  });
  return { child, kept };
}

/** All generations, oldest first; reading the head checks that each follows the one before. */
async function generationsOf(root: string): Promise<readonly Generation[]> {
  const chain = openChain(directoryStore(root), 'test');
  const found: Generation[] = [];
  for (let link = await chain.head(); link; link = await chain.read(link.generation.n - 1)) {
    found.unshift(link.generation);
    const before = await chain.read(link.generation.n - 1);
    expect(link.generation.prev).toBe(before?.hash ?? null);
  }
  return found;
}

describe('a chain written by several processes', () => {
  it('keeps every change, each once', async () => {
    const root = mkdtempSync(path.join(folder, 'race-'));
    const [writers, changes] = [4, 10];
    const running = Array.from({ length: writers }, (_, index) =>
      startWriter(root, `package-${index}`, changes),
    );
    const kept = await Promise.all(running.map((writer) => writer.kept));
    expect(kept.flat()).toHaveLength(writers * changes);
    const generations = await generationsOf(root);
    expect(generations).toHaveLength(writers * changes);
    expect(new Set(generations.map(({ id }) => id)).size).toBe(generations.length);
    const remotes = generations.at(-1)?.state.remotes ?? {};
    expect(Object.values(remotes).map(({ active }) => active.version)).toEqual(
      Array.from({ length: writers }, () => `1.0.${changes}`),
    );
    expect(readdirSync(path.join(root, 'tmp'))).toEqual([]);
  });

  it('loses no acknowledged change when writers are killed at any moment, and accepts the next writer', async () => {
    const root = mkdtempSync(path.join(folder, 'kill-'));
    const acknowledged: string[] = [];
    for (const round of Array.from({ length: 12 }).keys()) {
      const name = `package-${round}`;
      const { child, kept } = startWriter(root, name, 1000);
      await pause(130 + round * 17);
      child.kill('SIGKILL');
      acknowledged.push(...(await kept).map((number) => `${name} ${number}`));
    }
    const reasons = (await generationsOf(root)).map(({ reason }) => reason);
    expect(acknowledged.filter((reason) => !reasons.includes(reason))).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(await startWriter(root, 'last', 1).kept).toEqual([1]);
  });
});
