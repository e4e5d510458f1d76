/**
 * `npm test`: the checks and the fast tests, by which a change is judged. Ends with `N passed, N failed`.
 * `npm test -- --changed [REVISION]`: what the changes of this branch, or those since a revision, can affect.
 * `npm run test:all [-- --shard 1/2]`: all tests; the parts can run on several machines.
 */
import './run/end-with-parent.mjs';
import { checkSteps } from './run/check-steps.mjs';
import { endAsFailed, failureText } from './run/failure.mjs';
import { countAll, runSteps } from './run/steps.mjs';
import { findChromium, installedFirefox } from './setup/browsers.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { runBrowserTests } from './testing/browser-run.mjs';
import { chosenTests } from './testing/chosen-tests.mjs';
import { prepareTestSite } from './testing/test-site.mjs';

await installWhatIsMissing().catch(endAsFailed);
const { note, hasChecks, unitTests, browserTests: which } = readOrEnd();
if (note !== undefined) console.log(note);
const browsers = which && findBrowsers();
// Without one, all else is tested, and the browser tests fail.
await browsers?.catch((error) => console.error(failureText(error)));

// One after the other, so that a test has the processors to itself. The checks are independent of each other.
const results = [
  ...(await runSteps(hasChecks ? checkSteps() : [])),
  ...(await runSteps(
    [
      { name: 'unit and contract tests', run: unitTests },
      ...(browsers
        ? [
            { name: 'site for the browser tests', run: () => prepareTestSite(console.log) },
            { name: 'browser tests', run: async () => await runBrowserTests({ ...(await browsers), which }) },
          ]
        : []),
    ],
    1,
  )),
];
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
      : `Browser tests will use ${chromium}; without a Firefox they skip the walk by it (as root, npm run check:firefox installs Debian's)`,
  );
  return { chromium, firefox };
}
