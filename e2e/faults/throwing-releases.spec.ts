import { compositions, environmentOf, type Composition } from './compositions';
import { test } from './fault-test';
import { remotesUnderTest, type RemoteUnderTest } from './remotes-under-test';
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
  retry,
  ways,
  type Encounter,
} from './visitor';

/** There is no other version: the notice stays, and everything around it works. */
async function meetLastingFailure({ page, remote, seen }: Encounter, what: string) {
  await expectNotice(page, failedText);
  seen.push(`${what}“${failedText}” and Retry`);
  await expectOthersGoOn(page, remote);
  await expectNotice(page, failedText);
  await retry(page);
  await expectNotice(page, failedText);
  seen.push('Retry: the same');
}

async function meetThrowAtLoad(encounter: Encounter, hasPrevious: boolean) {
  const { page, remote, way, seen } = encounter;
  if (!hasPrevious) {
    await open(page, remote, way);
    await expectNotice(page, failedText);
    await expectReadable(page, remote, way);
    return meetLastingFailure(encounter, `${placeSeen(remote, way)}, `);
  }
  await expectReplaced(page, () => open(page, remote, way));
  await expectScreen(page, remote);
  seen.push(`${way === 'first page' ? 'the page, alive' : 'the screen'}: the version before`);
  await expectOthersGoOn(page, remote);
}

async function meetThrowWhileDrawn(encounter: Encounter, hasPrevious: boolean) {
  const { page, remote, way, seen } = encounter;
  await open(page, remote, way);
  if (!hasPrevious) return meetLastingFailure(encounter, '');
  await expectNotice(page, failedText);
  seen.push(`“${failedText}” and Retry`);
  await expectOthersGoOn(page, remote);
  await expectNotice(page, failedText);
  await expectReplaced(page, () => retry(page));
  await expectScreen(page, remote);
  seen.push('Retry: the screen of the version before');
}

function describeThrowsOf(remote: RemoteUnderTest, { condition, hasPrevious }: Composition) {
  const meetThrow = condition === 'throws at load' ? meetThrowAtLoad : meetThrowWhileDrawn;
  const title = `${remote.name}, ${condition}, ${beforeOf(hasPrevious)}`;
  test(title, async ({ meetInTurn }) => {
    await meetInTurn(
      ways.map((way) => ({
        title: `${title}, ${way}`,
        meet: (page, seen) => meetThrow({ page, remote, way, seen }, hasPrevious),
      })),
    );
  });
}

for (const composition of compositions.filter(({ condition }) => condition !== 'works')) {
  test.describe(environmentOf(composition), () => {
    test.describe.configure({ mode: 'default' });
    test.use({ environment: environmentOf(composition) });
    const broken = remotesUnderTest.filter(({ name }) => composition.remotes.includes(name));
    for (const remote of broken) describeThrowsOf(remote, composition);
  });
}
