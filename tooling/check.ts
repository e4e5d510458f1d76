/** `npm run check [-- NAME]`: types, lint, format, import laws, remote.json, contents; of all packages also unused code. */
import { parseArgs } from 'node:util';
import { checkSteps } from './run/check-steps.js';
import { countAll, runSteps } from './run/steps.js';
import { packageNamed } from './site/packages.js';

const [name] = parseArgs({ allowPositionals: true }).positionals;
const folder = name === undefined ? undefined : packageNamed(name);
const results = await runSteps(checkSteps(folder));
process.exitCode = countAll(results).failed === 0 ? 0 : 1;
