/** `npm run pack [-- --to FOLDER]`: packs what a remote with a repository of its own installs, as a registry gives it. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import './run/end-with-parent.mjs';
import { runCommand } from './run/command.mjs';
import { endAsFailed } from './run/failure.mjs';
import { root } from './root.mjs';
import { installWhatIsMissing } from './setup/install.mjs';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } });
const folder = path.resolve(root, values.to);
const packages = ['shared-types', 'tooling', 'release'].map((name) => `--workspace=${name}`);

await installWhatIsMissing('site').catch(endAsFailed);
mkdirSync(folder, { recursive: true });
const { code } = await runCommand(['npm', 'pack', '--silent', ...packages, '--pack-destination', folder], {
  isShown: true,
});
if (code === 0) console.log(`They lie in ${folder}`);
process.exitCode = code;
