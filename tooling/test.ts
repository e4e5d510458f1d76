/**
 * `npm test`: the checks and the fast tests, by which a change is judged. Ends with `N passed, N failed`.
 * `npm run test:all [-- --shard 1/2]`: all tests; the parts can run on several machines.
 */
import { failureText } from 'tooling/setup/failure';
import { findChromium, installedFirefox } from './run/browsers.js';
import { checkSteps } from './run/check-steps.js';
import { countAll, runSteps } from './run/steps.js';
import { runBrowserTests } from './testing/browser-run.js';
import { chosenTests } from './testing/chosen-tests.js';
import { runJest } from './testing/jest-run.js';
import { prepareTestSite } from './testing/test-site.js';

const { hasChecks, unitTests, browserTests: which } = chosenTests(process.argv.slice(2));
const browsers = findBrowsers();
// Without one, all else is tested, and the browser tests fail.
await browsers.catch((error: unknown) => console.error(failureText(error)));

// One after the other, so that a test has the processors to itself. The checks are independent of each other.
const results = [
  ...(await runSteps(hasChecks ? checkSteps() : [])),
  ...(await runSteps(
    [
      { name: 'unit and contract tests', run: () => runJest(unitTests) },
      { name: 'site for the browser tests', run: () => prepareTestSite(console.log) },
      { name: 'browser tests', run: async () => await runBrowserTests({ ...(await browsers), which }) },
    ],
    1,
  )),
];
const { passed, failed } = countAll(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function findBrowsers() {
  const chromium = await findChromium();
  const firefox = await installedFirefox();
  const walk = firefox ?? 'no Firefox, whose walk they skip (npm run check:site -- firefox installs it)';
  console.log(`Browser tests will use ${chromium}, and ${walk}`);
  return { chromium, firefox };
}
