import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expectAllKept, generationsOf, startWriter } from '../testing/chain-writers.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const folder = temporaryFolder();

describe('a chain written by several processes', () => {
  it('keeps every change, each once', async () => {
    const root = mkdtempSync(path.join(folder, 'race-'));
    await expectAllKept(root, 4, 10);
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
