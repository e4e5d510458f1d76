import { parseArgs } from 'node:util';
import { runMutations } from '../mutate/run-mutations';
import type { Command } from './command';

const usage = 'npm run data:mutate -- [--count 1000] [--seed 1] [--only PLACE]';

/**
 * `data:mutate --count 1000 --seed 1`: damages a good sheet 1000 times and imports each. An import must either be refused
 * and change nothing, or keep every earlier article and every article of the sheet.
 *
 * @returns 1 if an article was lost, or an import crashed
 */
export const mutateCommand: Command = async ({ parameters, print }) => {
  const options = readOptions(parameters);
  if (!options) {
    print(usage);
    return 2;
  }
  const { count, seed, only } = options;
  const places = only === undefined ? Array.from({ length: count }, (_, place) => place) : [only];
  const counts = { accepted: 0, refused: 0, faults: 0 };
  for await (const { place, name, isAccepted, faults } of runMutations(seed, places)) {
    counts[isAccepted ? 'accepted' : 'refused'] += 1;
    if (faults.length > 0) counts.faults += 1;
    if (faults.length > 0 || only !== undefined) print(`${place} ${name}\n  ${faults.join('\n  ')}`);
  }
  print(`${places.length} mutated sheets: ${counts.accepted} accepted, ${counts.refused} refused`);
  print(`articles lost without a word, or imports that crashed: ${counts.faults}`);
  return counts.faults === 0 ? 0 : 1;
};

const flags = { count: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } as const;

function readOptions(parameters: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...parameters], options: flags });
    const [count, seed, only] = [values.count ?? '1000', values.seed ?? '1', values.only].map((text) =>
      text === undefined ? undefined : wholeNumber(text),
    );
    return count === undefined || seed === undefined ? undefined : { count, seed, only };
  } catch {
    return undefined;
  }
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
