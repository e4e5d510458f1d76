/** Estimates what the host's main script is made of: federation runtime, React, the shell itself. */
import fs from 'node:fs';
import path from 'node:path';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
import { compile } from 'tooling/build/compile.mjs';
import { inRoot } from 'tooling/root.mjs';
import { compressed } from '../peers/front.mjs';

/** @typedef {'federation' | 'react' | 'shell'} MainPart */

const mainFile = 'main.js';

/** @param {string | null} source @returns {MainPart} */
function partOf(source) {
  if (source === null) return 'shell';
  if (/node_modules\/(@module-federation|\.federation)\//.test(source)) return 'federation';
  return /node_modules\/react\//.test(source) ? 'react' : 'shell';
}

/**
 * Shares the text of a script out among what it was made from.
 *
 * @param {string} script
 * @param {TraceMap} map
 * @returns {Record<MainPart, string>}
 */
function shareOut(script, map) {
  const lines = script.split('\n');
  const parts = { federation: '', react: '', shell: '' };
  let before = { line: 0, column: 0, part: partOf(null) };
  const takeUntil = (/** @type {number} */ line, /** @type {number} */ column) => {
    const from = lines[before.line] ?? '';
    parts[before.part] +=
      line === before.line ? from.slice(before.column, column) : from.slice(before.column);
  };
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    takeUntil(generatedLine - 1, generatedColumn);
    before = { line: generatedLine - 1, column: generatedColumn, part: partOf(source) };
  });
  takeUntil(Infinity, Infinity);
  return parts;
}

/** @param {string} version of the host release */
async function buildWithMap(version) {
  const outputFolder = inRoot('.cache/bench/host');
  const { default: configsFor } = await import('host/webpack.config.mjs');
  const [browserConfig] = configsFor({ version, outputFolder, mode: 'production' });
  await compile([{ ...browserConfig, devtool: 'hidden-source-map' }]);
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(outputFolder, file), 'utf8');
  return { script: read(mainFile), map: new TraceMap(read(`${mainFile}.map`)) };
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
