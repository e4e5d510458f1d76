import { expect, it } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSecrets } from './secrets.js';

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'secrets-')), 'token');
writeFileSync(file, 'of-a-file\n');
writeFileSync(`${file}-empty`, '\n');

it('reads a secret from its file', () => {
  const variables: Record<string, string | undefined> = { RELEASE_METRICS_TOKEN_FILE: file, PORT_FILE: file };
  readSecrets(variables);
  expect(variables).toEqual({
    RELEASE_METRICS_TOKEN_FILE: file,
    PORT_FILE: file,
    RELEASE_METRICS_TOKEN: 'of-a-file',
  });
});

it.each([
  [{ DATABASE_URL: 'x', DATABASE_URL_FILE: file }, 'Set DATABASE_URL or DATABASE_URL_FILE, not both.'],
  [{ DATABASE_URL_FILE: `${file}s` }, 'which cannot be read'],
  [{ DATABASE_URL_FILE: `${file}-empty` }, 'which is empty'],
])('refuses %j', (variables, message) => {
  expect(() => readSecrets(variables)).toThrow(message);
});
