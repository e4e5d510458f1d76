/** Space before the title of an item, in pixels. */
const topIndentPx = 24;
const stepPx = 16;
const maxIndentPx = 80;

/** @param level of the item; the items of a group are on the level of the group */
export const indentPx = (level: number): number =>
  level === 0 ? topIndentPx : Math.min(topIndentPx + stepPx + stepPx * level, maxIndentPx);
