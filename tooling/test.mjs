/**
 * `npm test`: everything that is checked before a change is called good. Ends with `N passed, N failed`.
 * `npm test -- --changed [REVISION]`: what the changes of this branch, or those since a revision, can affect.
 */
import './run/end-with-npm.mjs';
import { checkSteps } from './run/check-steps.mjs';
import { endAsFailed } from './run/failure.mjs';
import { countAll, runSteps, showFailures } from './run/steps.mjs';
import { findChromium, installedFirefox } from './setup/browsers.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { runBrowserTests } from './testing/browser-run.mjs';
import { chosenTests } from './testing/chosen-tests.mjs';
import { prepareTestSite } from './testing/test-site.mjs';

await installWhatIsMissing();
const { note, unitTests, hasBrowserTests, pattern } = readOrEnd();
if (note !== undefined) console.log(note);
const programs = hasBrowserTests ? await findBrowsers() : undefined;

/** @type {readonly import('./run/steps.mjs').Step[]} */
const siteAndBrowserTests = programs
  ? [
      { name: 'site for the browser tests', run: prepareTestSite },
      { name: 'browser tests', run: () => runBrowserTests({ ...programs, pattern }) },
    ]
  : [];
// Side by side: neither keeps two processors busy alone.
const results = (
  await Promise.all([
    runSteps([{ name: 'unit and contract tests', run: unitTests }, ...checkSteps], 1),
    runSteps(siteAndBrowserTests, 1),
  ])
).flat();
showFailures(results);
const { passed, failed } = countAll(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readOrEnd() {
  try {
    return chosenTests(process.argv.slice(2));
  } catch (error) {
    return endAsFailed(error);
  }
}

async function findBrowsers() {
  const chromium = await findChromium();
  const firefox = await installedFirefox();
  console.log(
    firefox
      ? `Browser tests will use ${chromium}, and walk through the site by ${firefox}`
      : `Browser tests will use ${chromium}; without a Firefox they skip the walk by it (npm run check:firefox installs one)`,
  );
  return { chromium, firefox };
}
