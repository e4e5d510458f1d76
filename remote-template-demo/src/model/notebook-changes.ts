import type { Label, Note, Notebook } from './note';

/** A change of a notebook. Notes that it does not change stay the same objects. */
export type NotebookChange = (notebook: Notebook) => Notebook;

/** Puts a new note in front. */
export const withNewNote =
  (note: Note): NotebookChange =>
  (notebook) => ({ ...notebook, notes: [note, ...notebook.notes] });

/** Replaces the note with the same id, in its place; changes nothing if there is none. */
export const withNote =
  (note: Note): NotebookChange =>
  (notebook) => ({
    ...notebook,
    notes: notebook.notes.map((other) => (other.id === note.id ? note : other)),
  });

/** Removes a note, if it is there. */
export const withoutNote =
  (id: string): NotebookChange =>
  (notebook) => ({ ...notebook, notes: notebook.notes.filter((note) => note.id !== id) });

/** Replaces all labels. Notes lose the labels that are gone. */
export const withLabels = (labels: readonly Label[]): NotebookChange => {
  const ids = new Set(labels.map(({ id }) => id));
  return ({ notes }) => ({
    notes: notes.map((note) =>
      note.labels.every((id) => ids.has(id))
        ? note
        : { ...note, labels: note.labels.filter((id) => ids.has(id)) },
    ),
    labels,
  });
};
