/** `npm run dev`: all packages with refresh. `npm run dev -- catalogue [--against URL]`: one remote before a released site. */
import { secondsSince } from './run/steps.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { chosenPort, demandFreePort } from './site/port.mjs';

const usualPort = 4174;

async function main() {
  const startedAtMs = performance.now();
  await installWhatIsMissing();
  const port = chosenPort(usualPort);
  await demandFreePort(port);
  const { serveAllPackages } = await import('./dev/all-packages.mjs');
  await serveAllPackages(port);
  console.log(`Ready in ${secondsSince(startedAtMs)}: http://localhost:${port}`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
