import { marksKey } from './host-keys';
import type { StorageService } from './storage-service';

const marks = ['user', 'counts'] as const;

/**
 * Makes room in the header for what only some visitors see, or takes it away. The boot script makes it before the first paint of
 * the next page (`data-user` and `data-counts` of `<html>`).
 */
export function setMark(
  { areas }: Pick<StorageService, 'areas'>,
  mark: (typeof marks)[number],
  isNeeded: boolean,
): void {
  const { documentElement: root } = document;
  root.toggleAttribute(`data-${mark}`, isNeeded);
  const text = marks.filter((name) => root.hasAttribute(`data-${name}`)).join(' ');
  try {
    const local = areas?.local();
    if (text === '') local?.removeItem(marksKey);
    else if (local?.getItem(marksKey) !== text) local?.setItem(marksKey, text);
  } catch {
    // Blocked or full: the next page makes room later.
  }
}
