/** `npm test`: everything that is checked before a change is called good. Ends with `N passed, N failed`. */
import { checkSteps } from './run/check-steps.mjs';
import { countAll, runSteps, showFailures } from './run/steps.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { prepareTestSite } from './testing/test-site.mjs';
import { runBrowserTests } from './testing/browser-run.mjs';
import { runJest } from './testing/jest-run.mjs';

await installWhatIsMissing();
const chromium = await findChromium();
console.log(`Browser tests will use ${chromium}`);

const results = [
  // Two run side by side: each of them keeps hardly more than one processor busy.
  ...(await runSteps([
    ...checkSteps,
    { name: 'site for the browser tests', run: prepareTestSite },
    { name: 'unit and contract tests', run: runJest },
  ])),
  ...(await runSteps([{ name: 'browser tests', run: () => runBrowserTests(chromium) }])),
];
showFailures(results);
const { passed, failed } = countAll(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
