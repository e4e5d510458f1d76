import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from 'tooling/root.mjs';

// The articles are made by the generator of the sample.
const itWithSample = existsSync(inRoot('remote-catalogue/sample')) ? it : it.skip;

itWithSample('an import killed at each of its stages loses no article, and the next one ends whole', () => {
  const words = ['import-kills', '--count', '6', '--articles', '16', '--seed', '2'];
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bench/run.mjs', ...words], {
    cwd: inRoot('.'),
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toContain('6 kills: 0 after which the next import failed or left other articles');
});
