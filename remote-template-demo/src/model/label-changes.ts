import type { Label } from './note';
import { noteLimits } from './note-limits';

/** The part of an address that stands for a name: small letters, figures and hyphens. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'label';
}

/** A handle that no other label has: `work`, `work-2`, `work-3`. */
function freeHandle(name: string, labels: readonly Label[]): string {
  const slug = slugOf(name);
  const taken = new Set(labels.map(({ handle }) => handle));
  for (let count = 2; ; count += 1) {
    const handle = count === 2 && !taken.has(slug) ? slug : `${slug}-${count}`;
    if (!taken.has(handle)) return handle;
  }
}

/** What is wrong with the name of a label, as a sentence. @param others all labels but this one */
export function labelNameFault(name: string, others: readonly Label[]): string | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'A label needs a name.';
  if (wanted.length > noteLimits.labelName)
    return `The name has ${wanted.length} characters. At most ${noteLimits.labelName} are allowed.`;
  const same = others.find((label) => label.name.toLowerCase() === wanted.toLowerCase());
  return same && `There is already a label “${same.name}”.`;
}

/** Adds a label at the end, with a handle of its own. */
export const withNewLabel = (labels: readonly Label[], name: string, id: string): readonly Label[] => [
  ...labels,
  { id, name: name.trim(), handle: freeHandle(name, labels) },
];

/** Gives a label another name. Its handle stays, so that links to it still work. */
export const withLabelName = (labels: readonly Label[], id: string, name: string): readonly Label[] =>
  labels.map((label) => (label.id === id ? { ...label, name: name.trim() } : label));
