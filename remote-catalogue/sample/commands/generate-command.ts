import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productTypes } from '../../src/model/product-types';
import type { Command } from '../../data/commands/command';
import { printJson } from '../../data/source/print-articles';
import { settingsFile } from '../../data/source-files';
import { generateCatalogue, generateSettings, type GenerateOptions } from '../generate/generate-catalogue';

/** Generated catalogues, each in a folder of its own. */
const outputFolder = '.cache/articles';

/**
 * `data:generate --count N [--seed N] [--prefix TEXT]`: writes a catalogue of generated articles into a folder of its
 * own; with a prefix, its article numbers differ from those of the sample.
 *
 * @returns 2 if count or seed cannot be used
 */
export const generateCommand: Command = async ({ parameters, print }) => {
  const options = readOptions(parameters);
  if (!options) {
    print(`Give a count that ${productTypes.length} divides, and a whole seed: --count 1000 --seed 1`);
    return 2;
  }
  const folder = path.join(outputFolder, `${options.prefix ?? ''}${options.count}-${options.seed}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'articles'), { recursive: true });
  for (const { name, text } of generateCatalogue(options))
    await writeFile(path.join(folder, 'articles', name), text);
  await writeFile(path.join(folder, settingsFile), printJson(generateSettings(options)));
  print(`${options.count} articles in ${folder}`);
  return 0;
};

function readOptions(parameters: readonly string[]): GenerateOptions | undefined {
  const [count, seed] = [valueAfter(parameters, '--count', ''), valueAfter(parameters, '--seed', '1')].map(
    Number,
  );
  const isGood = count && count > 0 && count % productTypes.length === 0 && Number.isInteger(seed);
  const prefix = valueAfter(parameters, '--prefix', '');
  return isGood ? { count, seed: seed ?? 1, prefix } : undefined;
}

function valueAfter(parameters: readonly string[], name: string, otherwise: string): string {
  const place = parameters.indexOf(name);
  return place < 0 ? otherwise : (parameters[place + 1] ?? '');
}
