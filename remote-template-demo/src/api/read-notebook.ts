import type { Notebook } from '../model/note';
import { type Connection, openNotesApi } from './open-notes-api';
import type { Answer } from './port';

/** Reads notes and labels together. If both fail, the failure of the notes is returned. */
export async function readNotebook(connection: Connection, signal?: AbortSignal): Promise<Answer<Notebook>> {
  const api = await openNotesApi(connection);
  const [notes, labels] = await Promise.all([api.readNotes(signal), api.readLabels(signal)]);
  if (notes.kind !== 'read') return notes;
  if (labels.kind !== 'read') return labels;
  return { kind: 'read', value: { notes: notes.value, labels: labels.value } };
}
