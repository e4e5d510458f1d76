import { expect } from '@jest/globals';
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Generation } from '../model/generation.js';
import { openChain } from '../store/chain.js';
import { openStore } from '../store/open-store.js';
import { compiledFolder } from './program-file.js';

/** Starts a process that promotes versions of one package. @returns numbers that it reported as kept, once it is over */
export function startWriter(place: string, name: string, count: number) {
  const program = path.join(compiledFolder, 'testing/chain-writer.js');
  const child = spawn(process.execPath, [program, place, name, String(count)], {
    // Jest gives each test file variables of its own.
    env: process.env,
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
export async function generationsOf(place: string): Promise<readonly Generation[]> {
  const chain = openChain(openStore(place), 'test');
  const found: Generation[] = [];
  for (let link = await chain.head(); link; link = await chain.read(link.generation.n - 1)) {
    found.unshift(link.generation);
    const before = await chain.read(link.generation.n - 1);
    expect(link.generation.prev).toBe(before?.hash ?? null);
  }
  return found;
}

/** Several processes promote at the same time: every change is kept, each once. */
export async function expectAllKept(place: string, writers: number, changes: number): Promise<void> {
  const running = Array.from({ length: writers }, (_, index) =>
    startWriter(place, `package-${index}`, changes),
  );
  const kept = await Promise.all(running.map((writer) => writer.kept));
  expect(kept.flat()).toHaveLength(writers * changes);
  const generations = await generationsOf(place);
  expect(generations).toHaveLength(writers * changes);
  expect(new Set(generations.map(({ reason }) => reason)).size).toBe(generations.length);
  const packages = generations.at(-1)?.state.packages ?? {};
  expect(Object.values(packages).map(({ active }) => active.version)).toEqual(
    Array.from({ length: writers }, () => `1.0.${changes}`),
  );
}
