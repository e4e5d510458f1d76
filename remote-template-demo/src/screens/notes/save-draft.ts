import type { Shell } from 'shared-types';
import { openNotesApi } from '../../api/open-notes-api';
import { openDraft, withDraft } from './note-draft';

/** Saves what was typed into a note before its tab was closed. */
export async function saveDraft(shell: Shell): Promise<void> {
  const kept = openDraft(shell);
  const draft = kept.getState();
  if (!draft) return;
  const api = await openNotesApi(shell);
  const answer = await api.readNotes();
  if (answer.kind !== 'read') return;
  const note = answer.value.find(({ id }) => id === draft.id);
  const isSaved = !note || withDraft(note, draft) === note;
  const result = isSaved ? undefined : await api.updateNote(withDraft(note, draft));
  // Meanwhile more may have been typed.
  if ((isSaved || result?.kind === 'saved') && kept.getState()?.time === draft.time) kept.clear();
}
