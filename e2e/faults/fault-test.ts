/** The test function of the fault tests: the site in one of its states, and a line of the fault table for each test. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { LocalServer } from '../local-server';
import { faultStore, serveSite } from '../site-server';

const cache = path.resolve(__dirname, '../../.cache');
const lineFolder = path.join(cache, 'fault-lines');

interface FaultFixtures {
  /** Environment of the store of all compositions. */
  readonly environment: string;
  /** What the visitor saw, in order; becomes the test's line of the table. */
  readonly seen: string[];
}

interface FaultWorkerFixtures {
  /** @returns the address of the site in that environment; the one before is closed */
  readonly serve: (environment: string) => Promise<string>;
}

export const test = base.extend<FaultFixtures, FaultWorkerFixtures>({
  serve: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => {
      let current: (LocalServer & { readonly environment: string }) | undefined;
      await use(async (environment) => {
        if (current?.environment !== environment) {
          await current?.close();
          current = { ...(await serveSite(faultStore, environment)), environment };
        }
        return current.origin;
      });
      await current?.close();
    },
    { scope: 'worker' },
  ],
  environment: ['', { option: true }],
  baseURL: async ({ serve, environment }, use) => use(await serve(environment)),
  seen: async ({}, use, testInfo) => {
    const seen: string[] = [];
    await use(seen);
    const { title, status, expectedStatus } = testInfo;
    writeLine(title, status === expectedStatus ? seen : [...seen, 'not what was expected']);
  },
});

/** One file for each test, since tests run side by side; the table is put together from all of them. */
function writeLine(title: string, seen: readonly string[]) {
  mkdirSync(lineFolder, { recursive: true });
  const line = `| ${title.replaceAll(', ', ' | ')} | ${seen.join(' → ')} |`;
  writeFileSync(path.join(lineFolder, `${title.replaceAll(/\W+/g, '-')}.md`), line);
  const lines = readdirSync(lineFolder).map((file) => readFileSync(path.join(lineFolder, file), 'utf8'));
  const head =
    '| remote | fault | version before | way | what the visitor saw |\n| --- | --- | --- | --- | --- |';
  writeFileSync(path.join(cache, 'fault-table.md'), `${[head, ...lines].join('\n')}\n`);
}
