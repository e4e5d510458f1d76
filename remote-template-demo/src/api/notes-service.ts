import * as v from 'valibot';
import { labelSchema, noteSchema } from '../model/note';
import { labelsFault, noteFault, roomFault } from '../model/note-limits';
import { withLabels, withNewNote, withNote, withoutNote } from '../model/notebook-changes';
import { newId } from './new-id';
import type { NotebookStore } from './notebook-store';
import {
  createNotePath,
  labelsPath,
  notesPath,
  removeNotePath,
  updateLabelsPath,
  updateNotePath,
} from './port';

/** What the service answers: a status of HTTP and JSON. */
export type ServiceAnswer = readonly [status: number, body: unknown];

/** Answers one call of the notes service. */
export type ServiceCall = (body: unknown) => Promise<ServiceAnswer>;

const refused = (reason: string, status = 422): ServiceAnswer => [status, { error: reason }];

/** Said when the browser refuses to store a change. */
export const notStored =
  'Not saved: this browser could not store it. If it is full, delete some notes, then try again.';

const newNoteBody = v.object({ note: v.omit(noteSchema, ['id']) });
const noteBody = v.object({ note: noteSchema });
const labelsBody = v.object({ labels: v.array(labelSchema) });
const noteIdBody = v.object({ noteId: v.string() });

/** Checks the body of a call, and answers when nothing can be stored. */
const call =
  <Body>(
    schema: v.GenericSchema<unknown, Body>,
    answer: (body: Body) => Promise<ServiceAnswer>,
  ): ServiceCall =>
  async (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) return refused('The request has an unexpected form.', 400);
    try {
      return await answer(parsed.output);
    } catch {
      return refused(notStored, 507);
    }
  };

/** The notes service over a store, by path: two calls that read and four that change. */
export function notesService(store: NotebookStore) {
  const reads = {
    [notesPath]: async () => [200, (await store.read()).notes] as ServiceAnswer,
    [labelsPath]: async () => [200, (await store.read()).labels] as ServiceAnswer,
  } satisfies Record<string, ServiceCall>;

  const changes = {
    [createNotePath]: call(newNoteBody, async ({ note }) => {
      const fault = noteFault(note) ?? roomFault((await store.read()).notes);
      if (fault) return refused(fault);
      const created = { ...note, id: newId() };
      await store.change(withNewNote(created));
      return [200, created];
    }),
    [updateNotePath]: call(noteBody, async ({ note }) => {
      const fault = noteFault(note);
      if (fault) return refused(fault);
      const { notes } = await store.change(withNote(note));
      return notes.some(({ id }) => id === note.id)
        ? [200, note]
        : refused('This note has been deleted.', 404);
    }),
    [updateLabelsPath]: call(labelsBody, async ({ labels }) => {
      const fault = labelsFault(labels);
      return fault ? refused(fault) : [200, (await store.change(withLabels(labels))).labels];
    }),
    [removeNotePath]: call(noteIdBody, async ({ noteId }) => [
      200,
      (await store.change(withoutNote(noteId))).notes,
    ]),
  } satisfies Record<string, ServiceCall>;

  return { reads, changes };
}
