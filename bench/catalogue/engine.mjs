/** How long the filters of 10,000 articles take without a browser. */
import { dataCommands } from 'tooling/run/data-commands.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

/** @returns {Promise<readonly Figure[]>} what `npm run data:measure` prints */
export async function measureEngine() {
  const { measure } = await dataCommands('remote-catalogue');
  if (!measure) throw new Error('remote-catalogue has no command to measure. Add it to data/commands.ts.');
  /** @type {string[]} */
  const lines = [];
  await measure({ parameters: ['--json'], print: (line) => lines.push(line) });
  return JSON.parse(lines.join(''));
}
