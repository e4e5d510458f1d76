import type { ChecklistItem } from './note';

/** The items as they are shown: those that are done sink to the end. */
export const sunk = (items: readonly ChecklistItem[]): readonly ChecklistItem[] => [
  ...items.filter(({ checked }) => !checked),
  ...items.filter(({ checked }) => checked),
];

/** Adds an open item for each line that has a text. */
export const withLines = (
  items: readonly ChecklistItem[],
  text: string,
  newId: () => string,
): ChecklistItem[] => [
  ...items,
  ...text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ id: newId(), checked: false, text: line })),
];
