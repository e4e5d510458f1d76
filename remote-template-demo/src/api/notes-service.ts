import * as v from 'valibot';
import { labelSchema, type Notebook, noteSchema } from '../model/note';
import { labelsFault, noteFault, roomFault } from '../model/note-limits';
import { withLabels, withNewNote, withNote, withoutNote } from '../model/notebook-changes';
import { errorName } from './error-name';
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

/** Why the browser did not store a change, as a sentence for the visitor. */
export function notStored(error: unknown): string {
  switch (errorName(error)) {
    case 'QuotaExceededError':
      return 'Not saved: this browser has no room left for it. Delete some notes, then try again.';
    case 'VersionError':
      return 'Not saved: a newer version of this site is open in another tab. Reload the page.';
    default:
      return 'Not saved: this browser could not store it. Try again.';
  }
}

const notRead = 'The notes could not be read from this browser’s storage. Try again.';

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
    } catch (error) {
      return refused(notStored(error), 507);
    }
  };

const read =
  (part: (notebook: Notebook) => unknown, store: NotebookStore): ServiceCall =>
  async () => {
    try {
      return [200, part(await store.read())];
    } catch {
      return refused(notRead, 507);
    }
  };

/** The notes service over a store, by path: two calls that read and four that change. */
export function notesService(store: NotebookStore) {
  const reads = {
    [notesPath]: read(({ notes }) => notes, store),
    [labelsPath]: read(({ labels }) => labels, store),
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
