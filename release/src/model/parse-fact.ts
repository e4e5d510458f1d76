import { schemaFaults } from 'shared-types/json/read-record';
import { factFile } from 'shared-types/protocol/facts';
import { factSchemas } from 'shared-types/schemas/facts';

const isOfContract = (name: string): name is keyof typeof factSchemas => Object.hasOwn(factSchemas, name);

/**
 * Reads a fact. One that this contract knows must have its form; another version of the contract may have others.
 *
 * @returns the fact, or its problem: `facts/categories.json: [0].count is missing`
 */
export function parseFact(name: string, text: string) {
  const invalid = (faults: string) => ({ kind: 'invalid', problem: `${factFile(name)}: ${faults}` }) as const;
  try {
    const value = JSON.parse(text) as unknown;
    // The first faults are enough: the rest has the same cause.
    const faults = isOfContract(name) ? schemaFaults(factSchemas[name], value).slice(0, 3) : [];
    return faults.length === 0 ? ({ kind: 'fact', value } as const) : invalid(faults.join('; '));
  } catch {
    return invalid('it is not JSON');
  }
}
