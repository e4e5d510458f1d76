/** `npm run check [-- NAME]`: types, lint, format, import laws, remote.json, contents; of all packages also unused code. */
import { endAsFailed } from 'tooling/setup/failure';
import { checkSteps } from './run/check-steps.js';
import { countAll, runSteps } from './run/steps.js';
import { packageNamed } from './site/packages.js';

async function main() {
  const [name] = process.argv.slice(2);
  const folder = name === undefined ? undefined : packageNamed(name);
  const results = await runSteps(checkSteps(folder));
  process.exitCode = countAll(results).failed === 0 ? 0 : 1;
}

main().catch(endAsFailed);
