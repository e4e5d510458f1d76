/** A release that fails in the browser gives way to the version before. */
import { tableTestMs } from './limits';
import { test } from './releases-test';
import {
  catalogue,
  expectCounted,
  expectNotice,
  expectOthersGoOn,
  expectReplaced,
  expectScreen,
  open,
  retry,
} from './remote-visit';
import { replaceOnce, type Alteration } from './stores/derived-release';

/** Each publishes and promotes a release. */
test.describe.configure({ timeout: tableTestMs });

const ways = ['first page', 'in-app'] as const;

const throwsAtLoad: Alteration = {
  file: 'entry.js',
  change: (text) => `throw new Error("thrown at load");${text}`,
};

const throwsWhileDrawn: Alteration = {
  file: `${catalogue.screen}.js`,
  change: (text) =>
    replaceOnce(
      text,
      'Screen:function',
      'Screen:()=>()=>{throw new Error("thrown while drawn")},untouched:function',
    ),
};

test('when it throws at load', async ({ releases, page }) => {
  const broken = await releases.goLive([throwsAtLoad]);
  for (const way of ways)
    await test.step(way, async () => {
      await expectReplaced(page, () => open(page, catalogue, way));
      await expectScreen(page, catalogue);
      await expectOthersGoOn(page, catalogue);
      await expectCounted(page, ['load', broken], ways.indexOf(way) + 1);
    });
});

test('when it throws while it is drawn, after Retry', async ({ releases, page }) => {
  const broken = await releases.goLive([throwsWhileDrawn]);
  for (const way of ways)
    await test.step(way, async () => {
      await open(page, catalogue, way);
      await expectNotice(page);
      await expectCounted(page, ['render', broken], ways.indexOf(way) + 1);
      await expectOthersGoOn(page, catalogue);
      await expectNotice(page);
      await expectReplaced(page, () => retry(page));
      await expectScreen(page, catalogue);
    });
});
