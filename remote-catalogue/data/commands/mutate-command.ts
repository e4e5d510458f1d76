import { parseArgs } from 'node:util';
import { runMutations } from '../mutate/run-mutations';
import type { Command } from './command';

const usage = 'npm run data:mutate -- [--count 1000] [--seed 1] [--only PLACE]';

/**
 * `data:mutate --count 1000 --seed 1`: damages good sheets in so many ways and imports each. Either the import refuses
 * and changes nothing, or every article of before and of the sheet is there.
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
