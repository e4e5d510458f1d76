import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeOwnFolder, putInPlace } from 'tooling/setup/own-folder';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'own-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Makes a folder that is whole when it holds a file of this name. */
function built(text: string) {
  const folder = makeOwnFolder(parent);
  writeFileSync(path.join(folder, text), '');
  return folder;
}

describe('a folder of one process', () => {
  it('is new each time', () => {
    expect(makeOwnFolder(parent)).not.toBe(makeOwnFolder(parent));
  });

  it('is removed by a later process when its own process is gone', () => {
    const pid = execFileSync(process.execPath, ['-p', 'process.pid']).toString().trim();
    const abandoned = path.join(parent, `.of-process-${pid}-0000`);
    mkdirSync(abandoned);
    const kept = makeOwnFolder(parent);
    makeOwnFolder(parent);
    expect([existsSync(abandoned), existsSync(kept)]).toEqual([false, true]);
  });

  it('takes its final name, even from a damaged folder', () => {
    const name = path.join(parent, '1.0.0');
    putInPlace(built('first'), name);
    putInPlace(built('second'), name);
    expect([readdirSync(name), readdirSync(parent)]).toEqual([['second'], ['1.0.0']]);
  });
});
