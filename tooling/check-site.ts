/**
 * `npm run check:site -- NAME [--url URL]`: one check of the served site, `e2e/checks/NAME.spec.ts`.
 * Without an address it is the site of the browser tests, which is built where it changed.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from 'tooling/setup/root';
import { findChromium, findEngine } from './run/browsers.js';
import { playwright, playwrightEnv, runCommand } from './run/command.js';

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const [name = ''] = positionals;
const names = readdirSync(inRoot('e2e/checks')).flatMap((file) => /^(.*)\.spec\.ts$/.exec(file)?.[1] ?? []);
if (!names.includes(name)) throw new Error(`'${name}' is not a check. Choose from: ${names.join(', ')}.`);
const url = values.url?.replace(/\/+$/, '');

const env = {
  ...playwrightEnv,
  CHROME_PATH: await findChromium(),
  ...(await findEngine(name)),
  CHECK: name,
  ...(url && { SITE_URL: url }),
};
const command = playwright('--project', 'site', '--reporter', 'list', `checks/${name}.spec`);
const { code } = await runCommand(command, { env, isShown: true });
process.exitCode = code;
