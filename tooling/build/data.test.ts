import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dataOutput } from './data.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outputInto = (later?: Map<string, () => Promise<void>>) =>
  dataOutput(folder, { packageFolder: 'remote-none', program: '', ...(later && { later }) });

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('what takes long to make', () => {
  it('is made in a build, at an address that its bytes decide', async () => {
    const { emitAsset, emitAssetLater, emitJsonLater } = outputInto();
    const file = await emitAssetLater('key', '.pdf', async () => Buffer.from('sheet'));
    expect(file).toEqual({ address: emitAsset('sheet', '.pdf'), sizeBytes: 5 });
    await emitJsonLater('facts/sheets.json', async () => ['sheet']);
    expect(read('facts/sheets.json')).toBe('["sheet"]');
  });

  it('waits where somebody may never ask for it, and is then made once', async () => {
    const later = new Map<string, () => Promise<void>>();
    const { emitAssetLater, emitJsonLater } = outputInto(later);
    const make = jest.fn(async () => Buffer.from('sheet'));
    const { address, sizeBytes } = await emitAssetLater('key', '.pdf', make);
    await emitJsonLater('facts/sheets.json', async () => ['sheet']);
    const file = address.slice(1);
    expect([sizeBytes, existsSync(path.join(folder, file)), [...later.keys()]]).toEqual([
      undefined,
      false,
      [file, 'facts/sheets.json'],
    ]);
    await Promise.all([...later.values(), ...later.values()].map((makeNow) => makeNow()));
    expect([read(file), read('facts/sheets.json'), make.mock.calls.length]).toEqual([
      'sheet',
      '["sheet"]',
      1,
    ]);
  });
});
