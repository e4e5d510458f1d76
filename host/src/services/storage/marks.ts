import { marksKey } from './host-keys';
import type { StorageService } from './storage';

const marks = ['user', 'counts'] as const;

type Mark = (typeof marks)[number];

/** True if this document makes room for it. Two tabs that disagree must not answer each other's changes of the key. */
export const hasMark = (mark: Mark): boolean => document.documentElement.hasAttribute(`data-${mark}`);

/**
 * Makes room in the header for what only some visitors see, or takes it away. The boot script makes it before the first paint of
 * the next page (`data-user` and `data-counts` of `<html>`).
 */
export function setMark({ local }: Pick<StorageService, 'local'>, mark: Mark, isNeeded: boolean): void {
  document.documentElement.toggleAttribute(`data-${mark}`, isNeeded);
  const text = marks.filter(hasMark).join(' ');
  if (text === '') local.remove(marksKey);
  else if (local.get(marksKey) !== text) local.set(marksKey, text);
}
