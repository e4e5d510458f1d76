import { compositions, environmentOf } from './compositions';
import { test, type FaultCase } from './fault-test';
import { breakFiles, everythingFails, filesFailOrHang, networkFaults, type NetworkFault } from './faults';
import { moreScreens, remotesUnderTest, type RemoteUnderTest } from './remotes-under-test';
import {
  beforeOf,
  expectFocusOnHeading,
  expectNotice,
  expectOthersGoOn,
  expectReadable,
  expectReplaced,
  expectReplacedInTime,
  expectScreen,
  expectScreenStays,
  expectTimeOut,
  failedText,
  open,
  placeSeen,
  retry,
  timedOutText,
  ways,
  type Encounter,
  type Way,
} from './visitor';

/** Shows the notice at once; after the repair, Retry shows the screen. */
async function meetFailure({ page, remote, way, seen }: Encounter, mend: () => Promise<void>) {
  await expectNotice(page, failedText);
  await expectReadable(page, remote, way);
  seen.push(`${placeSeen(remote, way)}, “${failedText}” and Retry`);
  await expectOthersGoOn(page, remote);
  await expectNotice(page, failedText);
  await mend();
  await retry(page);
  await expectScreen(page, remote);
  await expectFocusOnHeading(page);
  seen.push('Retry once mended: the screen, with the focus on its heading');
}

/** Shows the notice after ten seconds; after the repair, Retry shows the screen, although the first request still hangs. */
async function meetHanging({ page, remote, way, seen }: Encounter, mend: () => Promise<void>) {
  await expectTimeOut(page);
  await expectReadable(page, remote, way);
  seen.push(`${placeSeen(remote, way)}, at 10 s “${timedOutText}” and Retry`);
  await expectOthersGoOn(page, remote);
  await expectTimeOut(page);
  await mend();
  await retry(page);
  await expectScreenStays(page, remote);
  seen.push('Retry once mended: the screen');
}

/** Keeps hanging: the previous version replaces it once the attempt of Retry hangs, too. */
async function meetLastingHanging({ page, remote, way, seen }: Encounter) {
  await expectTimeOut(page);
  await expectReadable(page, remote, way);
  seen.push(`${placeSeen(remote, way)}, at 10 s “${timedOutText}” and Retry`);
  await retry(page);
  await expectReplacedInTime(page);
  await expectScreenStays(page, remote);
  seen.push('Retry, 10 s later: the screen of the version before');
}

/** The previous version replaces it, without a notice. */
async function meetPrevious({ page, remote, way, seen }: Encounter, openPage: () => Promise<void>) {
  await expectReplaced(page, openPage);
  await expectScreen(page, remote);
  seen.push(`${way === 'first page' ? 'the page, alive' : 'the screen'}: the version before`);
  await expectOthersGoOn(page, remote);
}

interface Case {
  readonly remote: RemoteUnderTest;
  readonly fault: NetworkFault;
  readonly way: Way;
  readonly hasPrevious: boolean;
}

const faultCase = ({ remote, fault, way, hasPrevious }: Case): FaultCase => ({
  title: `${remote.title ?? remote.name}, ${fault.name}, ${beforeOf(hasPrevious)}, ${way}`,
  meet: async (page, seen) => {
    const encounter: Encounter = { page, remote, way, seen };
    if (fault.hangs) await page.clock.install();
    const mend = await breakFiles(page, remote, fault);
    const openPage = () => open(page, remote, way);
    if (hasPrevious && !fault.hangs) return meetPrevious(encounter, openPage);
    await openPage();
    if (hasPrevious) return meetLastingHanging(encounter);
    return fault.hangs ? meetHanging(encounter, mend) : meetFailure(encounter, mend);
  },
});

/** A fake clock stays in its window, so tests of hanging files have windows of their own. */
function describeFaultsOf(remote: RemoteUnderTest, hasPrevious: boolean) {
  for (const hangs of [false, true]) {
    const faults = networkFaults(hasPrevious).filter((fault) => fault.hangs === hangs);
    const cases = faults.flatMap((fault) =>
      ways.map((way) => faultCase({ remote, fault, way, hasPrevious })),
    );
    test(`${remote.name}, files ${hangs ? 'hang' : 'fail'}, ${beforeOf(hasPrevious)}`, ({ meetInTurn }) =>
      meetInTurn(cases));
  }
}

/** Screens of other kinds: each way to open them once. */
function describeMoreScreens() {
  for (const remote of moreScreens) {
    test(`${remote.title ?? remote.name}, files fail`, async ({ meetInTurn }) => {
      await meetInTurn([
        faultCase({ remote, fault: everythingFails, way: 'in-app', hasPrevious: false }),
        faultCase({ remote, fault: filesFailOrHang, way: 'first page', hasPrevious: false }),
      ]);
    });
  }
}

for (const composition of compositions.filter(({ condition }) => condition === 'works')) {
  test.describe(environmentOf(composition), () => {
    test.use({ environment: environmentOf(composition) });
    for (const remote of remotesUnderTest) describeFaultsOf(remote, composition.hasPrevious);
    if (!composition.hasPrevious) describeMoreScreens();
  });
}
