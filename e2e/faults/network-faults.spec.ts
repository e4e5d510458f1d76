import { compositions, environmentOf } from './compositions';
import { test } from './fault-test';
import { breakFiles, everythingFails, filesFailOrHang, networkFaults, type NetworkFault } from './faults';
import { moreScreens, remotesUnderTest, type RemoteUnderTest } from './remotes-under-test';
import {
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

/** At once the notice; after it was mended, Retry brings the screen. */
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

/** After ten seconds the notice; after it was mended, Retry brings the screen, although the first request still hangs. */
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

/** It goes on hanging: the version before takes its place once Retry's own attempt has hung as well. */
async function meetLastingHanging({ page, remote, way, seen }: Encounter) {
  await expectTimeOut(page);
  await expectReadable(page, remote, way);
  seen.push(`${placeSeen(remote, way)}, at 10 s “${timedOutText}” and Retry`);
  await retry(page);
  await expectReplacedInTime(page);
  await expectScreenStays(page, remote);
  seen.push('Retry, 10 s later: the screen of the version before');
}

/** The version before takes its place, and nothing is said. */
async function meetPrevious({ page, remote, way, seen }: Encounter, openPage: () => Promise<void>) {
  await expectReplaced(page, openPage);
  await expectScreen(page, remote);
  seen.push(`${way === 'first page' ? 'the page, alive' : 'the screen'}: the version before`);
  await expectOthersGoOn(page, remote);
}

function describeFaultsOf(remote: RemoteUnderTest, hasPrevious: boolean) {
  for (const fault of networkFaults(hasPrevious)) {
    for (const way of ways) describeFault({ remote, fault, way, hasPrevious });
  }
}

interface Case {
  readonly remote: RemoteUnderTest;
  readonly fault: NetworkFault;
  readonly way: Way;
  readonly hasPrevious: boolean;
}

function describeFault({ remote, fault, way, hasPrevious }: Case) {
  const before = hasPrevious ? 'version before present' : 'no version before';
  const { name, title = name } = remote;
  test(`${title}, ${fault.name}, ${before}, ${way}`, async ({ page, seen }) => {
    const encounter: Encounter = { page, remote, way, seen };
    if (fault.hangs) await page.clock.install();
    const mend = await breakFiles(page, remote, fault);
    const openPage = () => open(page, remote, way);
    if (hasPrevious && !fault.hangs) return meetPrevious(encounter, openPage);
    await openPage();
    if (hasPrevious) return meetLastingHanging(encounter);
    return fault.hangs ? meetHanging(encounter, mend) : meetFailure(encounter, mend);
  });
}

/** Screens of other kinds: each way to come to them once. */
function describeMoreScreens() {
  for (const remote of moreScreens) {
    describeFault({ remote, fault: everythingFails, way: 'in-app', hasPrevious: false });
    describeFault({ remote, fault: filesFailOrHang, way: 'first page', hasPrevious: false });
  }
}

for (const composition of compositions.filter(({ condition }) => condition === 'works')) {
  test.describe(environmentOf(composition), () => {
    test.describe.configure({ mode: 'default' });
    test.use({ environment: environmentOf(composition) });
    for (const remote of remotesUnderTest) describeFaultsOf(remote, composition.hasPrevious);
    if (!composition.hasPrevious) describeMoreScreens();
  });
}
