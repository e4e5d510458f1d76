import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import { onNotesChanged, tellNotesChanged } from '../../api/notes-news';
import { openNotesApi, type OpenNotesApi } from '../../api/open-notes-api';
import type { ChangeAnswer } from '../../api/port';
import { readNotebook } from '../../api/read-notebook';
import type { NewNote, Note, Notebook } from '../../model/note';
import { withNewNote, withNote, type NotebookChange } from '../../model/notebook-changes';
import { openDraft, withDraft } from './note-draft';
import { failureText } from './failure-text';
import { useDeletedNotes } from './use-deleted-notes';

/** How a change went: nothing, or a sentence that says why it was not saved. */
export type Fault = string | undefined;

/** Saves what was typed into a note before its tab was closed. */
async function saveDraft(shell: Shell): Promise<void> {
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

/** The notes, and what can be done with them. @param initial as they were when the screen was loaded */
export function useNotes(shell: Shell, initial: Notebook) {
  const [notebook, setNotebook] = useState(initial);
  const [isLasting, setIsLasting] = useState(true);

  useEffect(() => {
    let isShown = true;
    const refresh = async () => {
      const answer = await readNotebook(shell);
      const api = await openNotesApi(shell);
      if (!isShown) return;
      if (answer.kind === 'read') setNotebook(answer.value);
      setIsLasting(api.isLasting());
    };
    // They may have changed since the view was loaded, and may change in other views and tabs.
    void saveDraft(shell).then(refresh);
    const end = onNotesChanged(() => void refresh());
    return () => {
      isShown = false;
      end();
    };
  }, [shell]);

  async function save<Value>(
    call: (api: OpenNotesApi) => Promise<ChangeAnswer<Value>>,
    change: (value: Value) => NotebookChange,
  ): Promise<Fault> {
    const api = await openNotesApi(shell);
    const answer = await call(api);
    setIsLasting(api.isLasting());
    if (answer.kind !== 'saved') return failureText(answer);
    setNotebook(change(answer.value));
    tellNotesChanged();
    return undefined;
  }

  const deleted = useDeletedNotes(shell, async (noteId) => {
    const fault = await save(
      (api) => api.removeNote(noteId),
      (notes) => (before) => ({ ...before, notes }),
    );
    return fault === undefined;
  });

  return {
    notebook: { ...notebook, notes: notebook.notes.filter(({ id }) => !deleted.ids.includes(id)) },
    /** Whether changes survive a reload. */
    isLasting,
    deleted,
    create: (note: NewNote) => save((api) => api.createNote(note), withNewNote),
    update: (note: Note) => save((api) => api.updateNote(note), withNote),
  };
}
