import * as v from 'valibot';
import { labelSchema, type Notebook, noteSchema } from '../model/note';
import { newId } from './new-id';
import { notesPaths } from './port';

export interface NotebookStore {
  readonly read: () => Promise<Notebook>;
  /** Changes the notebook as a whole or not at all. Rejects if it could not be stored, or with what the change throws. */
  readonly change: (change: (notebook: Notebook) => Notebook) => Promise<Notebook>;
}

/** More notes are not created: the notebook is written as a whole. */
const mostNotes = 200;

/** A change that the service does not make. Its message is a sentence for the visitor. */
class Refusal extends Error {}

const newNoteBody = v.object({ note: v.omit(noteSchema, ['id']) });
const noteBody = v.object({ note: noteSchema });
const labelsBody = v.object({ labels: v.array(labelSchema) });
const noteIdBody = v.object({ noteId: v.string() });

/** The notes service over a store: answers the call of a path. */
export function notesService(store: NotebookStore) {
  const calls: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    [notesPaths.notes]: async () => (await store.read()).notes,
    [notesPaths.labels]: async () => (await store.read()).labels,
    [notesPaths.createNote]: async (body) => {
      const note = { ...v.parse(newNoteBody, body).note, id: newId() };
      await store.change(({ notes, labels }) => {
        if (notes.length >= mostNotes)
          throw new Refusal(
            `There are ${mostNotes} notes, which is the limit. Delete one to create another.`,
          );
        return { notes: [note, ...notes], labels };
      });
      return note;
    },
    [notesPaths.updateNote]: async (body) => {
      const { note } = v.parse(noteBody, body);
      await store.change(({ notes, labels }) => {
        if (notes.every(({ id }) => id !== note.id)) throw new Refusal('This note has been deleted.');
        return { notes: notes.map((other) => (other.id === note.id ? note : other)), labels };
      });
      return note;
    },
    [notesPaths.updateLabels]: async (body) => {
      const { labels } = v.parse(labelsBody, body);
      return (await store.change(({ notes }) => ({ notes, labels }))).labels;
    },
    [notesPaths.removeNote]: async (body) => {
      const { noteId } = v.parse(noteIdBody, body);
      const { notes } = await store.change((notebook) => ({
        ...notebook,
        notes: notebook.notes.filter(({ id }) => id !== noteId),
      }));
      return notes;
    },
  };

  return async (path: string, body: unknown): Promise<readonly [status: number, body: unknown]> => {
    try {
      const call = calls[path];
      return call ? [200, await call(body)] : [404, 'Not found'];
    } catch (error) {
      return [422, { error: reasonOf(error) }];
    }
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return (error as { readonly name?: unknown } | null)?.name === 'QuotaExceededError'
    ? 'Not saved: this browser has no room left for it. Delete some notes, then try again.'
    : 'This browser cannot read or store notes for this site now. Try again.';
}
