import type { Label, Note, Notebook } from './note';

/** The notes that are not archived, in their order. */
export const currentNotes = ({ notes }: Notebook): readonly Note[] => notes.filter(({ archive }) => !archive);

/** The current notes that carry a label; all of them without one. */
export function notesWithLabel(notebook: Notebook, labelId?: string): readonly Note[] {
  const notes = currentNotes(notebook);
  return labelId === undefined ? notes : notes.filter(({ labels }) => labels.includes(labelId));
}

/** The labels of a note in the order it names them. An id that no label has is left out. */
export const labelsOf = (note: Note, labels: readonly Label[]): readonly Label[] =>
  note.labels.flatMap((id) => labels.find((label) => label.id === id) ?? []);

/** `1 note`, `6 notes`. */
export const countOfNotes = (count: number): string => (count === 1 ? '1 note' : `${count} notes`);
