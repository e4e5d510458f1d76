/** `npm run bench -- monolith`: the site beside the same screens as one bundle, and beside the same pages without scripts. */
import { withoutScripts } from '../peers/page-text.mjs';
import { compare } from '../times/times.mjs';
import { buildMonolith } from './build.mjs';
import { firstScriptsReport } from './first-scripts.mjs';
import { monolithPage } from './page.mjs';
import { ratioReport } from './report.mjs';

/** @param {string} origin @param {import('../options.mjs').BenchOptions} options */
export async function monolith(origin, options) {
  const built = await buildMonolith();
  const peers = {
    site: {},
    monolith: { page: monolithPage(built), files: built.files },
    plain: { page: withoutScripts },
  };
  console.log(`\n${await firstScriptsReport(origin, peers.monolith)}\n`);
  const { samples } = await compare({ name: 'monolith', origin, peers }, options);
  console.log(`\n${ratioReport(samples)}`);
}
