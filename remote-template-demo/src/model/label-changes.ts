import type { Label } from './note';

/** Longest name of a label, in characters. Its field takes no more. */
export const longestLabelName = 40;

/** Error in the name of a label, as a sentence. @param others all labels */
export function labelNameFault(name: string, others: readonly Label[]): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'A label needs a name.';
  const same = others.find((label) => label.name.toLowerCase() === wanted);
  return same && `There is already a label “${same.name}”.`;
}

/** Adds a label at the end. Its handle is made of the letters and digits of its name. */
export function withNewLabel(labels: readonly Label[], name: string, id: string): readonly Label[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['label'];
  const slug = words.join('-');
  const isTaken = labels.some(({ handle }) => handle === slug);
  return [...labels, { id, name: name.trim(), handle: isTaken ? `${slug}-${id}` : slug }];
}
