import type { InventoryFile } from '../integrity/inventory.js';
import { damageTexts, formKey, formsOf, readForm, type Damage } from '../integrity/known-file.js';
import type { Form } from '../store/compression.js';
import { mapConcurrently } from '../store/concurrency.js';
import { repairCommand } from '../store/repair-command.js';
import type { Store } from '../store/store.js';

/** Something in a store that is not as it should be. */
export interface Problem {
  readonly key: string;
  /** What is wrong, as a sentence. */
  readonly text: string;
  /** Command that repairs it, to be copied into a shell. */
  readonly command: string;
}

/** A problem with what to do about it. */
export const problemText = ({ text, command }: Problem): string => `${text} Run: ${command}`;

export const problemAt = (store: Store, key: string, said: { text: string; from?: string }): Problem => ({
  key,
  text: said.text,
  command: repairCommand(store, said.from),
});

/** What is wrong with one form of a file. A compressed sibling is made again from the file. */
export function formProblem(
  store: Store,
  file: InventoryFile,
  { form, damage }: { readonly form: Form; readonly damage: Damage },
): Problem {
  const isPlain = form === 'identity';
  const what = isPlain ? file.title : `${file.title}, compressed as ${form},`;
  return problemAt(store, formKey(file.key, form), {
    text: `${what} ${damageTexts[damage]} in the store.`,
    ...(isPlain && file.from !== undefined && { from: file.from }),
  });
}

/** Checks all forms of a file in the store. */
export async function fileProblems(store: Store, file: InventoryFile): Promise<readonly Problem[]> {
  const found = await mapConcurrently(formsOf(file), async (form) => {
    const { damage } = await readForm(store, file, form);
    return damage ? [formProblem(store, file, { form, damage })] : [];
  });
  return found.flat();
}
