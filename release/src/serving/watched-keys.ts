import type { Problem } from '../inspection/problem.js';
import { sha256Hex } from '../model/digest.js';
import type { Store } from '../store/store.js';

async function heldBy(store: Store, key: string): Promise<string> {
  try {
    const bytes = await store.read(key);
    return bytes ? sha256Hex(bytes) : 'missing';
  } catch {
    return 'unreadable';
  }
}

/** State of the files with problems, as a text that changes when one of them is repaired or altered. */
export async function heldByProblems(store: Store, problems: readonly Problem[]): Promise<string> {
  return (await Promise.all(problems.map(({ key }) => heldBy(store, key)))).join(' ');
}
