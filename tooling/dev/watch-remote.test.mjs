import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../root.mjs';
import { descriptorReader } from './watch-remote.mjs';

const good = readFileSync(inRoot('remote-template-demo/remote.json'), 'utf8');

/** A remote with this `remote.json`. @param {string} text */
function remoteWith(text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  const write = (/** @type {string} */ changed) => writeFileSync(path.join(folder, 'remote.json'), changed);
  write(text);
  return { read: descriptorReader(folder), write };
}

describe('the descriptor of a watched remote', () => {
  it('stays as it was while remote.json has an error', () => {
    const { read, write } = remoteWith(good);
    const before = read();
    write(good.replace('"storage"', '"storge"'));
    expect(read()).toEqual(before);
    write(good.replace('"Template demo"', '"Demo"'));
    expect(read().routes[0]?.title).toBe('Demo');
  });

  it('is an error if remote.json could never be read', () => {
    const { read } = remoteWith('{');
    expect(read).toThrow('remote.json');
  });
});
