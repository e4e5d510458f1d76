import { marksKey } from './host-keys';
import type { StorageService } from './storage-service';

const marks = ['user', 'counts'] as const;

type Mark = (typeof marks)[number];

/** True if this document makes room for it. Two tabs that disagree must not answer each other's changes of the key. */
export const hasMark = (mark: Mark): boolean => document.documentElement.hasAttribute(`data-${mark}`);

/**
 * Makes room in the header for what only some visitors see, or takes it away. The boot script makes it before the first paint of
 * the next page (`data-user` and `data-counts` of `<html>`).
 */
export function setMark({ areas }: Pick<StorageService, 'areas'>, mark: Mark, isNeeded: boolean): void {
  document.documentElement.toggleAttribute(`data-${mark}`, isNeeded);
  const text = marks.filter(hasMark).join(' ');
  try {
    const local = areas?.local();
    if (text === '') local?.removeItem(marksKey);
    else if (local?.getItem(marksKey) !== text) local?.setItem(marksKey, text);
  } catch {
    // Blocked or full: the next page makes room later.
  }
}
