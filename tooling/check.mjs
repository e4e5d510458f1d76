/** `npm run check`: types, lint, format, import laws, contents, unused code. */
import './run/end-with-parent.mjs';
import { checkSteps } from './run/check-steps.mjs';
import { countAll, runSteps } from './run/steps.mjs';
import { installWhatIsMissing } from './setup/install.mjs';

await installWhatIsMissing();
const results = await runSteps(checkSteps);
process.exitCode = countAll(results).failed === 0 ? 0 : 1;
