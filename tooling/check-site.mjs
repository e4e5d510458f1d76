/**
 * `node tooling/check-site.mjs NAME [--url URL]`: one check of the served site, `e2e/checks/NAME.spec.ts` and `NAME-….spec.ts`.
 * Without an address it is the site of the browser tests, which is built where it changed.
 */
import { parseArgs } from 'node:util';
import './run/end-with-parent.mjs';
import { playwright, playwrightEnv, runCommand } from './run/command.mjs';
import { endAsFailed } from './run/failure.mjs';
import { findChromium, findEngine } from './setup/browsers.mjs';
import { installWhatIsMissing } from './setup/install.mjs';

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const [name = ''] = positionals;
const url = values.url?.replace(/\/+$/, '');

await installWhatIsMissing().catch(endAsFailed);
const env = {
  ...playwrightEnv,
  CHROME_PATH: await findChromium().catch(endAsFailed),
  ...(await findEngine(name).catch(endAsFailed)),
  CHECK: name,
  ...(url && { SITE_URL: url }),
};
const command = playwright('--project', 'site', '--reporter', 'list', `checks/${name}[.-]`);
const { code } = await runCommand(command, { env, isShown: true });
process.exitCode = code;
