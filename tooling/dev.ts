/**
 * `npm run dev`: all packages with refresh. `npm run dev -- catalogue [--against URL] [--data FOLDER]`: one remote before a
 * released site; its name is left out where the repository is that remote.
 */
import { parseArgs } from 'node:util';
import { secondsSince } from './run/steps.js';
import { onlyPackage, releaseName } from './site/packages.js';
import { chosenPort, demandFreePort } from './site/port.js';

const usualPort = 4174;
const startedAtMs = performance.now();

const say = (text: string) => console.log(`${secondsSince(startedAtMs).padStart(7)}  ${text}`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, data: { type: 'string' } },
});
const own = onlyPackage();
const [name = own && releaseName(own), ...others] = positionals;
if (others.length > 0 || (!name && Object.keys(values).length > 0)) {
  const usage = 'npm run dev [-- NAME [--against URL] [--data FOLDER]]';
  throw new Error(`${process.argv.slice(2).join(' ')} was not understood. Write ${usage}`);
}
const { against } = values;
if (against !== undefined && !/^https?:\/\//.test(against))
  throw new Error(`'${against}' is not the address of a site. Write --against https://www.example.com`);
const port = chosenPort(usualPort);
await demandFreePort(port);
// Both need packages that may just have been installed.
if (name) {
  const { serveOneRemote } = await import('./dev/one-remote.js');
  await serveOneRemote(name, { against, dataFolder: values.data, port, say });
} else {
  const { serveAllPackages } = await import('./dev/all-packages.js');
  say('compiling all packages');
  await serveAllPackages(port);
}
say(`ready at http://localhost:${port}`);
