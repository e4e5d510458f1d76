import { schemaFaults } from 'shared-types/json/read-record';
import type { FactName } from 'shared-types/facts';
import { factFile } from 'shared-types/protocol/facts';
import { factSchemas } from 'shared-types/schemas/facts';
import { titleOf } from '../model/composition.js';
import type { Dist } from './dist-folder.js';

/** Faults of one fact that are named: the rest has the same cause. */
const maxNamedFaults = 3;

const isOfContract = (name: string): name is FactName => Object.hasOwn(factSchemas, name);

async function faultsIn({ readFile }: Dist, name: FactName): Promise<readonly string[]> {
  const text = String(await readFile(factFile(name)));
  try {
    return schemaFaults(factSchemas[name], JSON.parse(text));
  } catch {
    return ['it is not JSON'];
  }
}

/** Which facts of a built package do not have the form that the contract gives them; other packages read them. */
export async function factProblems(dist: Dist): Promise<readonly string[]> {
  const { release } = dist;
  const problems = await Promise.all(
    release.facts.filter(isOfContract).map(async (name) => {
      const faults = await faultsIn(dist, name);
      if (faults.length === 0) return [];
      const more = faults.length > maxNamedFaults ? `; and ${faults.length - maxNamedFaults} more` : '';
      const named = faults.slice(0, maxNamedFaults).join('; ') + more;
      return [
        `${titleOf(release)}: the fact ${name} does not fit the contract, ${factFile(name)}: ${named}. Correct what writes it, and build again.`,
      ];
    }),
  );
  return problems.flat();
}
