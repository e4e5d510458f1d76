import { factFile } from 'shared-types/protocol/facts';
import { titleOf } from '../model/composition.js';
import { parseFact } from '../model/parse-fact.js';
import type { Dist } from './dist-folder.js';

/** Problems of a built package's facts that break the form in the contract; other packages read them. */
export async function factProblems({ release, readFile }: Dist): Promise<readonly string[]> {
  const problems = await Promise.all(
    release.facts.map(async (name) => {
      const fact = parseFact(name, String(await readFile(factFile(name))));
      if (fact.kind === 'fact') return [];
      return [
        `${titleOf(release)}: the fact ${name} does not fit the contract, ${fact.problem}. Correct what writes it, and build again.`,
      ];
    }),
  );
  return problems.flat();
}
