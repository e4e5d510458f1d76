import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { sourceCheck } from './source-check.js';

/** @param lines  what is wrong with the sources */
function build(lines: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'source-check-'));
  writeFileSync(path.join(folder, 'entry.js'), 'console.log(1);');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [sourceCheck({ folder, faults: () => lines })],
  });
  return new Promise<{ message: string | undefined; isBuilt: boolean }>((resolve) => {
    compiler.run((error) =>
      resolve({ message: error?.message, isBuilt: existsSync(path.join(folder, 'dist/main.js')) }),
    );
  });
}

describe('a build', () => {
  it('does not start while the sources have errors, and reports them', async () => {
    expect(await build(['a.md:1:1 is wrong', 'b.md:2:1 is wrong'])).toEqual({
      message: 'a.md:1:1 is wrong\nb.md:2:1 is wrong',
      isBuilt: false,
    });
  });

  it('continues if there are none', async () => {
    expect(await build([])).toEqual({ message: undefined, isBuilt: true });
  });
});
