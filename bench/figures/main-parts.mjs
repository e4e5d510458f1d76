/** Estimates what the host's main script is made of: federation runtime, React, the shell itself. */
import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { compile } from 'tooling/build/compile.mjs';
import { inRoot } from 'tooling/root.mjs';
import { compressed } from '../peers/front.mjs';

/** @typedef {'federation' | 'react' | 'shell'} MainPart */

const mainFile = 'main.js';

/** @param {string} source @returns {MainPart} */
function partOf(source) {
  if (/node_modules\/(@module-federation|\.federation)\//.test(source)) return 'federation';
  return /node_modules\/react\//.test(source) ? 'react' : 'shell';
}

/**
 * Shares the text of a script out among what it was made from.
 *
 * @param {string} script
 * @param {SourceMap} map
 * @returns {Record<MainPart, string>}
 */
function shareOut(script, map) {
  const parts = { federation: '', react: '', shell: '' };
  for (const [row, line] of script.split('\n').entries())
    for (let column = 0; column < line.length; column += 1) {
      const found = map.findEntry(row, column);
      parts[partOf('originalSource' in found ? found.originalSource : '')] += line[column];
    }
  return parts;
}

/** @param {string} version of the host release */
async function buildWithMap(version) {
  const outputFolder = inRoot('.cache/bench/host');
  const { default: configsFor } = await import('host/webpack.config.mjs');
  const [browserConfig] = configsFor({ version, outputFolder, mode: 'production' });
  await compile([{ ...browserConfig, devtool: 'hidden-source-map' }]);
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(outputFolder, file), 'utf8');
  return { script: read(mainFile), map: new SourceMap(JSON.parse(read(`${mainFile}.map`))) };
}

/**
 * Builds the present sources once more with a source map. Each part is compressed alone, and what the parts save
 * together is shared out among them.
 *
 * @param {string} version    of the host release
 * @param {number} sizeBytes  of the released script, compressed
 * @returns {Promise<Record<MainPart, number>>} bytes
 */
export async function mainParts(version, sizeBytes) {
  const { script, map } = await buildWithMap(version);
  const parts = Object.entries(shareOut(script, map));
  const alone = await Promise.all(
    parts.map(
      async ([part, text]) => /** @type {const} */ ([part, (await compressed(Buffer.from(text))).length]),
    ),
  );
  const sum = alone.reduce((total, [, size]) => total + size, 0);
  return /** @type {Record<MainPart, number>} */ (
    Object.fromEntries(alone.map(([part, size]) => [part, Math.round((size * sizeBytes) / sum)]))
  );
}
