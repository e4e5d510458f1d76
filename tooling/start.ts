/** `npm start`: builds what changed, publishes it, makes it live and serves the site. Imports Node's own modules only. */
import { serveSite } from 'server';
import { apiServices } from 'services';
import { failureText } from 'tooling/setup/failure';
import { inRoot } from 'tooling/setup/root';
import { secondsSince } from './run/steps.js';
import { chosenHost, chosenPort, demandFreePort } from './site/port.js';
import { localStore, prepareSite } from './site/prepare.js';

const usualPort = 4173;
const enquiriesFile = inRoot('.site/enquiries.sqlite');
const accountsFile = inRoot('.site/accounts.sqlite');
const startedAtMs = performance.now();

const say = (text: string) => console.log(`${secondsSince(startedAtMs).padStart(7)}  ${text}`);

const port = chosenPort(usualPort);
const host = chosenHost();
await demandFreePort(port, host);
const operator = await prepareSite(localStore, say);
const services = apiServices({ enquiriesFile, accountsFile });
const server = await serveSite({ ...operator.served, port, host, services, drawing: 1 });
const name = /^(127\.|0\.0\.0\.0$|::)/.test(host) ? 'localhost' : host;
say(`ready at http://${name}:${server.port}`);
// The site is there; what is left compresses its files and makes the next rollback quick.
await operator.settle().catch((error: unknown) => {
  console.error(`The site is served; its files could not be compressed: ${failureText(error)}`);
});
