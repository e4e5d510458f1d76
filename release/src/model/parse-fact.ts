import { schemaFaults } from 'shared-types/json/read-record';
import { factFile } from 'shared-types/protocol/facts';
import { factSchemas } from 'shared-types/schemas/facts';

/** Faults of one fact that are named: the rest has the same cause. */
const maxNamedFaults = 3;

const isOfContract = (name: string): name is keyof typeof factSchemas => Object.hasOwn(factSchemas, name);

function faultsIn(name: string, value: unknown): readonly string[] {
  const faults = isOfContract(name) ? schemaFaults(factSchemas[name], value) : [];
  if (faults.length <= maxNamedFaults) return faults;
  return [...faults.slice(0, maxNamedFaults), `and ${faults.length - maxNamedFaults} more`];
}

/**
 * Reads a fact. One that this contract knows must have its form; another version of the contract may have others.
 *
 * @returns the fact, or its problem: `facts/categories.json: [0].count is missing`
 */
export function parseFact(name: string, text: string) {
  const invalid = (faults: string) => ({ kind: 'invalid', problem: `${factFile(name)}: ${faults}` }) as const;
  try {
    const value = JSON.parse(text) as unknown;
    const faults = faultsIn(name, value);
    return faults.length === 0 ? ({ kind: 'fact', value } as const) : invalid(faults.join('; '));
  } catch {
    return invalid('it is not JSON');
  }
}
