/** `npm start`: builds what changed, publishes it, makes it live and serves the site. Imports Node's own modules only. */
import './run/end-with-parent.mjs';
import { endAsFailed, failureText } from './run/failure.mjs';
import { secondsSince } from './run/steps.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { chosenHost, chosenPort, demandFreePort } from './site/port.mjs';
import { inRoot } from './root.mjs';
import { localStore, prepareSite } from './site/prepare.mjs';

const usualPort = 4173;
const enquiriesFile = inRoot('.site/enquiries.sqlite');
const accountsFile = inRoot('.site/accounts.sqlite');
const startedAtMs = performance.now();

const say = (/** @type {string} */ text) => console.log(`${secondsSince(startedAtMs).padStart(7)}  ${text}`);

async function main() {
  const port = chosenPort(usualPort);
  const host = chosenHost();
  await demandFreePort(port, host);
  await installWhatIsMissing('site');
  const operator = await prepareSite(localStore, say);
  const server = await operator.serve({ port, host, enquiriesFile, accountsFile });
  const name = /^(127\.|0\.0\.0\.0$|::)/.test(host) ? 'localhost' : host;
  say(`ready at http://${name}:${server.port}`);
  // The site is there; what is left compresses its files and makes the next rollback quick.
  await operator.settle().catch((error) => {
    console.error(`The site is served; its files could not be compressed: ${failureText(error)}`);
  });
}

main().catch(endAsFailed);
