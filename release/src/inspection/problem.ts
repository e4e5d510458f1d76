import type { InventoryFile } from '../integrity/inventory.js';
import { damageTexts, formKey, type Damage } from '../integrity/known-file.js';
import type { Form } from '../store/compression.js';
import { repairCommand, type RepairSource } from '../store/repair-command.js';
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

export const problemAt = (
  store: Store,
  key: string,
  said: { text: string; source?: RepairSource },
): Problem => ({
  key,
  text: said.text,
  command: repairCommand(store, said.source),
});

export interface DamagedFile {
  readonly file: InventoryFile;
  readonly forms: ReadonlyMap<Form, Damage>;
  /** Whether the store itself has an intact copy, compressed or elsewhere. */
  readonly isRecoverable: boolean;
}

/** One problem for each damaged form of a file. */
export function fileProblems(store: Store, { file, forms, isRecoverable }: DamagedFile): readonly Problem[] {
  const source: RepairSource = isRecoverable || file.from === undefined ? {} : { from: file.from };
  return [...forms].map(([form, damage]) => {
    const key = formKey(file.key, form);
    const what = form === 'identity' ? file.title : `${file.title}, compressed as ${form},`;
    return problemAt(store, key, { text: `${what} ${damageTexts[damage]} in the store.`, source });
  });
}
