/** The notes of the site. Each change is told to all tabs, and whoever shows notes reads them again. */
import type { EditedNote, Label, NewNote, Note, Notebook } from '../model/note';
import { tellNotesChanged } from './notes-news';
import { type Connection, openNotesApi } from './open-notes-api';
import type { Answer } from './port';

/** Reads notes and labels together. If both fail, the failure of the notes is returned. */
export async function readNotebook(connection: Connection, signal?: AbortSignal): Promise<Answer<Notebook>> {
  const api = await openNotesApi(connection);
  const [notes, labels] = await Promise.all([api.readNotes(signal), api.readLabels(signal)]);
  if (notes.kind === 'failed') return notes;
  if (labels.kind === 'failed') return labels;
  return { kind: 'done', value: { notes: notes.value, labels: labels.value } };
}

/**
 * Applies changes to a note as it is stored by then, so that another tab's changes stay. A note that is not stored, new
 * or deleted meanwhile, is created: `note` has all that a new note has.
 */
export async function saveNote(
  connection: Connection,
  { id, ...note }: EditedNote,
  changes: Partial<NewNote> = {},
): Promise<Answer<Note>> {
  const api = await openNotesApi(connection);
  const stored = await api.readNotes();
  if (stored.kind === 'failed') return stored;
  const newest = stored.value.find((one) => one.id === id);
  const changed = { ...changes, time: new Date().toISOString() };
  const answer = newest
    ? await api.updateNote({ ...newest, ...changed })
    : await api.createNote({ ...note, ...changed });
  tellNotesChanged();
  return answer;
}

export async function removeNote(connection: Connection, { id }: Note): Promise<Answer<unknown>> {
  const answer = await (await openNotesApi(connection)).removeNote(id);
  tellNotesChanged();
  return answer;
}

/** Changes the labels as they are stored by then. */
export type LabelsChange = (labels: readonly Label[]) => readonly Label[];

export async function changeLabels(connection: Connection, change: LabelsChange): Promise<Answer<unknown>> {
  const api = await openNotesApi(connection);
  const stored = await api.readLabels();
  if (stored.kind === 'failed') return stored;
  const answer = await api.updateLabels(change(stored.value));
  tellNotesChanged();
  return answer;
}
