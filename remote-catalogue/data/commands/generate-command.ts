import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productTypes } from '../../src/model/product-types';
import { generateCatalogue, type GenerateOptions } from '../generate/generate-catalogue';
import type { Command } from './command';

/** Far from the articles that are written by hand. */
const outputFolder = '.cache/articles';

/**
 * `data:generate --count N [--seed N]`: writes files of sample articles into a folder of their own.
 *
 * @returns 2 if count or seed cannot be used
 */
export const generateCommand: Command = async ({ parameters, print }) => {
  const options = readOptions(parameters);
  if (!options) {
    print(`Give a count that ${productTypes.length} divides, and a whole seed: --count 1000 --seed 1`);
    return 2;
  }
  const folder = path.join(outputFolder, `${options.count}-${options.seed}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, text } of generateCatalogue(options)) await writeFile(path.join(folder, name), text);
  print(`${options.count} articles in ${folder}`);
  return 0;
};

function readOptions(parameters: readonly string[]): GenerateOptions | undefined {
  const [count, seed] = [valueAfter(parameters, '--count', ''), valueAfter(parameters, '--seed', '1')].map(
    Number,
  );
  const isGood = count && count > 0 && count % productTypes.length === 0 && Number.isInteger(seed);
  return isGood ? { count, seed: seed ?? 1 } : undefined;
}

function valueAfter(parameters: readonly string[], name: string, otherwise: string): string {
  const place = parameters.indexOf(name);
  return place < 0 ? otherwise : (parameters[place + 1] ?? '');
}
