import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** Gives each test of a suite an empty folder of its own. @returns a place in it */
export function temporaryFolder(): (name?: string) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (name = '') => path.join(folder, name);
}
