import type { InventoryFile } from '../integrity/inventory.js';
import { damageTexts, type Damage } from '../integrity/known-file.js';
import { remedyCommand } from '../store/remedy.js';
import type { Store } from '../store/store.js';

/** Something in a store that is not as it should be. */
export interface Problem {
  readonly key: string;
  readonly text: string;
  /** Command that repairs it, to be copied into a shell; absent where the text says what to do. */
  readonly command?: string;
}

/** A problem with what to do about it. */
export const problemText = ({ text, command }: Problem): string =>
  command === undefined ? text : `${text} Run: ${command}`;

export const problemAt = (store: Store, key: string, text: string): Problem => ({
  key,
  text,
  command: remedyCommand(store, key),
});

export const fileProblem = (store: Store, { key, title }: InventoryFile, damage: Damage): Problem =>
  problemAt(store, key, `${title} ${damageTexts[damage]} in the store.`);
