import type { Page } from '@playwright/test';
import { compositions, environmentOf } from './compositions';
import { test } from './fault-test';
import { remotesUnderTest, type RemoteUnderTest } from './remotes-under-test';
import { replaceOnce } from '../stores/derived-release';
import {
  beforeOf,
  expectNotice,
  expectOthersGoOn,
  expectReadable,
  expectReplaced,
  expectScreen,
  failedText,
  open,
  placeSeen,
  ways,
  type Encounter,
} from './visitor';

/** Publish refuses such a release, so it can only get here through a page and a manifest that say so. */
async function demandOtherContract(page: Page, { name, path }: RemoteUnderTest) {
  const isOf = (address: string) => (url: URL) => url.pathname === address;
  await page.route(isOf('/release/current.json'), async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as { readonly remotes: readonly { readonly name: string }[] };
    const remotes = manifest.remotes.map((remote) =>
      remote.name === name ? { ...remote, contract: '^2.0.0' } : remote,
    );
    await route.fulfill({ response, json: { ...manifest, remotes } });
  });
  await page.route(isOf(path), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [asked = ''] = /"contract":"[^"]+"/.exec(text) ?? [];
    const body = replaceOnce(text, asked, '"contract":"^2.0.0"');
    await route.fulfill({ response, body });
  });
}

async function meetOtherContract({ page, remote, way, seen }: Encounter, hasPrevious: boolean) {
  await demandOtherContract(page, remote);
  if (hasPrevious) {
    await expectReplaced(page, () => open(page, remote, way));
    await expectScreen(page, remote);
    seen.push(`${way === 'first page' ? 'the page, alive' : 'the screen'}: the version before`);
  } else {
    await open(page, remote, way);
    await expectNotice(page, failedText);
    await expectReadable(page, remote, way);
    seen.push(`${placeSeen(remote, way)}, “${failedText}” and Retry`);
  }
  await expectOthersGoOn(page, remote);
}

function describeContractsOf(remote: RemoteUnderTest, hasPrevious: boolean) {
  const title = `${remote.name}, wrong contract, ${beforeOf(hasPrevious)}`;
  test(title, async ({ meetInTurn }) => {
    await meetInTurn(
      ways.map((way) => ({
        title: `${title}, ${way}`,
        meet: (page, seen) => meetOtherContract({ page, remote, way, seen }, hasPrevious),
      })),
    );
  });
}

for (const composition of compositions.filter(({ condition }) => condition === 'works')) {
  test.describe(environmentOf(composition), () => {
    test.describe.configure({ mode: 'default' });
    test.use({ environment: environmentOf(composition) });
    for (const remote of remotesUnderTest) describeContractsOf(remote, composition.hasPrevious);
  });
}
