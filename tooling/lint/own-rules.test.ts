/** Our own rules, by the linter itself: a file for each case, and what it says of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inRoot } from 'tooling/setup/root';
import { nodeProgram, runCommand } from '../run/command.js';

const plugin = inRoot('tooling/dist/lint/own-rules.js');

const cases: Readonly<
  Record<string, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>
> = {
  'reason-for-disable': {
    valid: ['// oxlint-disable-next-line no-var -- the global is declared so\nvar one = 1;', '// why not'],
    invalid: [
      '// oxlint-disable-next-line no-var\nvar one = 1;',
      '// eslint-disable-next-line no-var\nvar one = 1;',
      '/* oxlint-disable no-var -- */',
    ],
  },
  'documented-export': {
    valid: [
      '/** Number of articles. */\nexport const count = 1;',
      'const inner = 1;',
      "export { one } from './one';",
    ],
    invalid: ['export const count = 1;', '// Number of articles.\nexport const count = 1;'],
  },
  'named-exports': { valid: ['export const one = 1;'], invalid: ['export default 1;'] },
  'no-style-attribute': {
    valid: ['<p className="wide" />;'],
    invalid: ['<p style={{ width: 1 }} />;'],
  },
  'mui-by-component': {
    valid: [
      "import Button from '@mui/material/Button';",
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
      "import type { Theme } from '@mui/material/styles';",
      "export type * from '@mui/material/styles';",
    ],
    invalid: [
      "import { Button } from '@mui/material';",
      "import { useTheme } from '@mui/material/styles';",
      "export { css } from '@emotion/react';",
      "import Add from '@mui/icons-material/Add';",
    ],
  },
  'no-global-styles': {
    valid: ["import styled from 'styled-components';", "import Box from '@mui/material/Box';"],
    invalid: [
      "import { createGlobalStyle as global } from 'styled-components';",
      "import CssBaseline from '@mui/material/CssBaseline';",
    ],
  },
  'axios-in-api': {
    valid: ["import type { AxiosInstance } from 'axios';", "import axios from 'axios-other';"],
    invalid: ["import axios from 'axios';", "await import('axios-mock-adapter');"],
  },
  'storage-of-the-host': {
    valid: ["shell.storage.open('one.list.v1', format);", 'location.cookie;'],
    invalid: [
      'localStorage.clear();',
      'export const area = () => sessionStorage;',
      'window.localStorage.length;',
      "globalThis['sessionStorage'].length;",
      'indexedDB.databases();',
      'self.caches.keys();',
      "document.cookie = 'a=b';",
      "cookieStore.get('a');",
    ],
  },
};

const files = Object.entries(cases).flatMap(([rule, { valid, invalid }]) => [
  ...valid.map((text, index) => ({ rule, text, file: `${rule}-${index}-valid.tsx`, isRefused: false })),
  ...invalid.map((text, index) => ({ rule, text, file: `${rule}-${index}-invalid.tsx`, isRefused: true })),
]);

let folder: string;
let findings: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  for (const { file, text } of files) writeFileSync(path.join(folder, file), `${text}\n`);
  const rules = Object.fromEntries(Object.keys(cases).map((rule) => [`own/${rule}`, 'error']));
  const config = { categories: { correctness: 'off' }, jsPlugins: [plugin], rules };
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const line = nodeProgram('oxlint/bin/oxlint', '--format', 'json', '.');
  const { output } = await runCommand(line, { cwd: folder });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
  findings = diagnostics.map(({ filename, code }) => `${path.basename(filename)} ${code}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('each rule refuses what it is made for, and nothing else', () => {
  const wrong = files.filter(
    ({ rule, file, isRefused }) => findings.includes(`${file} own(${rule})`) !== isRefused,
  );
  expect(wrong).toEqual([]);
});
