/** The test function of the fault tests: the site in one of its states, and a line of the fault table for each fault. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { LocalServer } from '../local-server';
import { faultStore, serveSite } from '../site-server';
import { forgetStored } from '../stored-keys';

const cache = path.resolve(__dirname, '../../.cache');
const lineFolder = path.join(cache, 'fault-lines');

/** One fault, and how a visitor meets it. */
export interface FaultCase {
  /** Remote, fault, version before and way, with commas. */
  readonly title: string;
  /** @param seen what the visitor saw, in order; becomes a line of the table */
  readonly meet: (page: Page, seen: string[]) => Promise<void>;
}

interface FaultFixtures {
  /** Environment of the store of all compositions. */
  readonly environment: string;
  /** Tests one fault after the other in one window: a window for each would double the time. */
  readonly meetInTurn: (cases: readonly FaultCase[]) => Promise<void>;
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
  meetInTurn: ({ page }, use) =>
    use(async (cases) => {
      for (const { title, meet } of cases) await base.step(title, () => meetOne(page, title, meet));
    }),
});

/** Starts as a new visitor of a site with intact files. */
async function meetOne(page: Page, title: string, meet: FaultCase['meet']) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const seen: string[] = [];
  try {
    await meet(page, seen);
  } catch (error) {
    seen.push('not what was expected');
    throw error;
  } finally {
    writeLine(title, seen);
  }
  await forgetStored(page);
}

/** One file for each line, since tests run side by side; the table is put together from all of them. */
function writeLine(title: string, seen: readonly string[]) {
  mkdirSync(lineFolder, { recursive: true });
  const line = `| ${title.replaceAll(', ', ' | ')} | ${seen.join(' → ')} |`;
  writeFileSync(path.join(lineFolder, `${title.replaceAll(/\W+/g, '-')}.md`), line);
  const lines = readdirSync(lineFolder).map((file) => readFileSync(path.join(lineFolder, file), 'utf8'));
  const head =
    '| remote | fault | version before | way | what the visitor saw |\n| --- | --- | --- | --- | --- |';
  writeFileSync(path.join(cache, 'fault-table.md'), `${[head, ...lines].join('\n')}\n`);
}
