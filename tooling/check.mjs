/** `npm run check [-- NAME]`: types, lint, format, import laws, remote.json, contents; of all packages also unused code. */
import './run/end-with-parent.mjs';
import { checkSteps } from './run/check-steps.mjs';
import { endAsFailed } from './run/failure.mjs';
import { countAll, runSteps } from './run/steps.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { packageNamed } from './site/packages.mjs';

async function main() {
  const [name] = process.argv.slice(2);
  const folder = name === undefined ? undefined : packageNamed(name);
  await installWhatIsMissing();
  const results = await runSteps(checkSteps(folder));
  process.exitCode = countAll(results).failed === 0 ? 0 : 1;
}

main().catch(endAsFailed);
