/** `npm test`: everything that is checked before a change is called good. Ends with `N passed, N failed`. */
import './run/end-with-npm.mjs';
import { checkSteps } from './run/check-steps.mjs';
import { countAll, runSteps, showFailures } from './run/steps.mjs';
import { findChromium, installedFirefox } from './setup/browsers.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { prepareTestSite } from './testing/test-site.mjs';
import { runBrowserTests } from './testing/browser-run.mjs';
import { runJest } from './testing/jest-run.mjs';

await installWhatIsMissing();
const chromium = await findChromium();
const firefox = await installedFirefox();
console.log(
  firefox
    ? `Browser tests will use ${chromium}, and walk through the site by ${firefox}`
    : `Browser tests will use ${chromium}; without a Firefox they skip the walk by it (npm run check:firefox installs one)`,
);

const results = [
  // Two run side by side: each of them keeps hardly more than one processor busy. The slowest stand first.
  ...(await runSteps([
    { name: 'unit and contract tests', run: runJest },
    { name: 'site for the browser tests', run: prepareTestSite },
    ...checkSteps,
  ])),
  ...(await runSteps([{ name: 'browser tests', run: () => runBrowserTests({ chromium, firefox }) }])),
];
showFailures(results);
const { passed, failed } = countAll(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
