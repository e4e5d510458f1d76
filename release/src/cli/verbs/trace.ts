import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { ReleaseError } from '../../model/release-error.js';
import { parseTarget } from '../../model/release-target.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

async function readMap(file: string): Promise<TraceMap> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    const remedy = 'Build with --source-maps FOLDER, and name that folder here.';
    throw new ReleaseError('usage', `${file} is not a source map. ${remedy}`);
  }
}

/** Place in the sources. @param place `main.js:1:2043`, as a stack names it, with or without the folders of its address */
async function sourceOf(place: string, folder: string): Promise<string> {
  const [, file = '', line, column] = /([^/]+\.js):([1-9]\d*):([1-9]\d*)$/.exec(place) ?? [];
  if (!file) throw new ReleaseError('usage', `'${place}' is not FILE:LINE:COLUMN, as main.js:1:2043.`);
  const map = await readMap(path.join(folder, `${file}.map`));
  // A stack counts columns from 1, a map from 0.
  const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
  if (found.source === null) return 'no source: code of the builder';
  return `${found.source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
}

export const trace = verb({
  name: 'trace',
  group: 'Inspect',
  summary: 'Finds the sources of what browsers reported',
  details: [
    'Reads maps that `node tooling/run.mjs build PACKAGE --source-maps FOLDER` has written. It needs no store.',
  ],
  operand: { name: 'WHERE', help: 'NAME@VERSION, then FILE:LINE:COLUMN', isRepeatable: true },
  options: {
    maps: text('FOLDER', 'folder of the maps of all releases', { variable: 'RELEASE_SOURCE_MAPS' }),
  },
  example: 'catalogue@1.4.2 listing.js:2:2043 --maps ../maps',
  run: async (call) => {
    const [target = '', ...places] = call.operands;
    const { name, version } = parseTarget(target);
    const folder = call.options.maps;
    if (folder === undefined || places.length === 0)
      throw new ReleaseError('usage', 'Name a place, FILE:LINE:COLUMN, and the folder with --maps.');
    const sources = await Promise.all(
      places.map((place) => sourceOf(place, path.join(folder, name, version))),
    );
    return {
      lines: places.map((place, index) => `${place}  ${sources[index] ?? ''}`),
      details: { changed: false, sources },
    };
  },
});
