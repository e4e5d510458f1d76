/** `npm start`: builds what changed, publishes it, makes it live and serves the site. Imports Node's own modules only. */
import { releaseProgram } from './site/release-cli.mjs';
import { runCommand } from './run/command.mjs';
import { secondsSince } from './run/steps.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { chosenPort, demandFreePort } from './site/port.mjs';
import { localStore, prepareSite } from './site/prepare.mjs';

const usualPort = 4173;
const startedAtMs = performance.now();

const say = (/** @type {string} */ text) => console.log(`${secondsSince(startedAtMs).padStart(7)}  ${text}`);

async function main() {
  const port = chosenPort(usualPort);
  await demandFreePort(port);
  await installWhatIsMissing();
  await prepareSite(localStore, say);
  const serve = [process.execPath, releaseProgram, 'serve', '--store', localStore, '--port', String(port)];
  const { code } = await runCommand(serve, { isShown: true });
  process.exitCode = code;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
