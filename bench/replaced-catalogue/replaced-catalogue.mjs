/**
 * `npm run check:replaced-catalogue [-- --only generated|imported|none] [--run "npx jest remote-catalogue"]`: copies the
 * repository, replaces catalogue, brand and company, deletes the sample, and runs `npm test` or another command in the copy.
 * Then it renders the pages of the copy's site. Fails if one of these fails, or if a published file or a page still has the
 * brand or the company of the sample. `--run true` runs no tests: a few minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from 'tooling/run/command.mjs';
import { root } from 'tooling/root.mjs';
import { makeScratch } from '../start-kills/scratch.mjs';
import { filesWith, replaceBrand } from './brand.mjs';
import { replaceCatalogue, usualKinds } from './catalogues.mjs';

/** @param {string} kind @param {string} command @returns {Promise<boolean>} whether all is well */
async function testWith(kind, command) {
  // Beside the repository: the packages are linked, which other file systems cannot do.
  const parent = mkdtempSync(path.join(root, `../replaced-catalogue-${kind}-`));
  const folder = path.join(parent, 'checkout');
  try {
    makeScratch(folder, { isSmall: false, hasModules: true });
    await replaceCatalogue(folder, kind);
    const traces = replaceBrand(folder);
    const run = (/** @type {string[]} */ words) => runCommand(words, { cwd: folder, isShown: true });
    // As the editor of a person does.
    await run(['npx', 'oxfmt', 'host/brand/brand.json', 'release/local/site.json']);
    console.log(`${kind}: ${command}`);
    const { code } = await run(['/bin/sh', '-c', command]);
    const rendered = await run([process.execPath, 'bench/replaced-catalogue/render-site.mjs']);
    const files = await filesWith(folder, traces);
    for (const file of files) console.error(`The sample's brand or company is left in ${file}`);
    return code === 0 && rendered.code === 0 && files.length === 0;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** @param {string[]} parameters */
export async function replacedCatalogue(parameters) {
  const { values } = parseArgs({
    args: parameters,
    options: { only: { type: 'string' }, run: { type: 'string', default: 'npm test' } },
  });
  const failed = [];
  for (const kind of values.only ? [values.only] : usualKinds)
    if (!(await testWith(kind, values.run))) failed.push(kind);
  if (failed.length > 0) throw new Error(`The tests fail with the catalogue: ${failed.join(', ')}`);
  console.log('The tests pass with every replaced catalogue.');
}
