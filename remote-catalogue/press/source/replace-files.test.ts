import type * as NodeFiles from 'node:fs/promises';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { filesIn } from '../testing/import-run';
import { temporaryFolder } from '../testing/temporary-folder';
import type * as ReplaceFiles from './replace-files';

type FileSystem = typeof NodeFiles;

const place = temporaryFolder();
let into: string;
const before = { 'a.json': '[1]\n', 'b.json': '[2]\n', 'c.json': '[3]\n' };
const after = { 'a.json': '[10]\n', 'b.json': '[2]\n', 'c.json': '[30]\n' };
const texts = new Map([
  ['a.json', '[10]\n'],
  ['c.json', '[30]\n'],
]);

beforeEach(async () => {
  into = place('src');
  await mkdir(into);
  for (const [name, text] of Object.entries(before)) await writeFile(path.join(into, name), text);
});
afterEach(() => void jest.dontMock('node:fs/promises'));

/** The module on a file system that does so many steps, and then nothing any more. */
function loadedWith(steps: number): typeof ReplaceFiles {
  let left = steps;
  const real = jest.requireActual<FileSystem>('node:fs/promises');
  const limited = <Step extends (...values: never[]) => unknown>(step: Step) =>
    (async (...values: Parameters<Step>) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return step(...values);
    }) as unknown as Step;
  const open = (async (...values: Parameters<FileSystem['open']>) => {
    const handle = await real.open(...values);
    return { sync: limited(handle.sync.bind(handle)), close: () => handle.close() };
  }) as unknown as FileSystem['open'];
  jest.resetModules();
  jest.doMock('node:fs/promises', () => ({
    ...real,
    mkdir: limited(real.mkdir),
    rename: limited(real.rename),
    rm: limited(real.rm),
    rmdir: limited(real.rmdir),
    writeFile: limited(real.writeFile),
    open: limited(open),
  }));
  return jest.requireActual<typeof ReplaceFiles>('./replace-files');
}

describe('a replacement of files', () => {
  it('interrupted after any step changes nothing, or is finished by the next command', async () => {
    const outcomes: string[] = [];
    for (let steps = 0; outcomes.at(-1) !== 'ended'; steps += 1) {
      for (const [name, text] of Object.entries(before)) await writeFile(path.join(into, name), text);
      const ending = loadedWith(steps).replaceFiles(into, texts);
      const isEnded = await ending.then(
        () => true,
        () => false,
      );
      await loadedWith(Infinity).finishReplacement(into);
      const files = await filesIn(into);
      expect(await readdir(place())).toEqual(['src']);
      expect([before, after]).toContainEqual(files);
      outcomes.push(isEnded ? 'ended' : files['a.json'] === before['a.json'] ? 'none' : 'all');
    }
    expect(outcomes.length).toBeGreaterThan(15);
    expect([...new Set(outcomes)]).toEqual(['none', 'all', 'ended']);
  });
});
