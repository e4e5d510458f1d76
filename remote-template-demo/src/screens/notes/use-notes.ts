import { useEffect, useMemo, useState } from 'react';
import type { Shell } from 'shared-types';
import type { StoreState } from '../../api/browser-store';
import { onNotesChanged, tellNotesChanged } from '../../api/notes-news';
import { openNotesApi, type OpenNotesApi } from '../../api/open-notes-api';
import type { ChangeAnswer } from '../../api/port';
import { readNotebook } from '../../api/read-notebook';
import type { Label, NewNote, Note, Notebook } from '../../model/note';
import { withLabels, withNewNote, withNote, type NotebookChange } from '../../model/notebook-changes';
import { failureText } from './failure-text';
import { saveDrafts } from './drafts/save-drafts';
import { tellFailure } from './tell-failure';
import { useDeletedNotes } from './use-deleted-notes';

/** How a change went: nothing, or a sentence that says why it was not saved. */
export type Fault = string | undefined;

/** Saves a note. @param onSaved called with the note as the service has it, before it is shown */
export type SaveNote = (note: Note, onSaved?: (saved: Note) => void) => Promise<Fault>;

/** Changes the labels as they are by then. */
export type LabelsChange = (labels: readonly Label[]) => readonly Label[];

/** The notes, and what can be done with them. @param initial as they were when the screen was loaded */
export function useNotes(shell: Shell, initial: Notebook) {
  const [notebook, setNotebook] = useState(initial);
  const [storeState, setStoreState] = useState<StoreState>({ kind: 'stored', leftOut: 0 });

  useEffect(() => {
    let isShown = true;
    const refresh = async () => {
      const answer = await readNotebook(shell);
      const api = await openNotesApi(shell);
      if (!isShown) return;
      if (answer.kind === 'read') setNotebook(answer.value);
      setStoreState(api.state());
    };
    // They may have changed since the view was loaded, and may change in other views and tabs.
    void refresh();
    const end = onNotesChanged(() => void refresh());
    const left = new AbortController();
    saveDrafts(shell, left.signal);
    return () => {
      isShown = false;
      left.abort();
      end();
    };
  }, [shell]);

  async function save<Value>(
    call: (api: OpenNotesApi) => Promise<ChangeAnswer<Value>>,
    change: (value: Value) => NotebookChange,
  ): Promise<Fault> {
    const api = await openNotesApi(shell);
    const answer = await call(api);
    setStoreState(api.state());
    // What is stored may differ from what is shown.
    if (answer.kind === 'refused') tellNotesChanged();
    if (answer.kind !== 'saved') return failureText(answer);
    setNotebook(change(answer.value));
    tellNotesChanged();
    return undefined;
  }

  const { deleted, hide, show } = useDeletedNotes(shell, (noteId) =>
    save(
      (api) => api.removeNote(noteId),
      (notes) => (before) => ({ ...before, notes }),
    ),
  );
  const visible = useMemo(() => {
    const hidden = new Set(deleted.map(({ id }) => id));
    return { ...notebook, notes: notebook.notes.filter(({ id }) => !hidden.has(id)) };
  }, [notebook, deleted]);

  const update: SaveNote = (note, onSaved) =>
    save(
      (api) => api.updateNote(note),
      (saved) => {
        onSaved?.(saved);
        return withNote(saved);
      },
    );

  /** The note as it is now, with another value: it may have been edited since. */
  async function setArchive({ id }: Note, archive: boolean): Promise<Fault> {
    const answer = await (await openNotesApi(shell)).readNotes();
    if (answer.kind !== 'read') return 'Not saved: the notes could not be read. Try again.';
    const note = answer.value.find((one) => one.id === id);
    return note ? update({ ...note, archive }) : 'This note has been deleted.';
  }

  async function restore(note: Note): Promise<void> {
    const fault = await setArchive(note, note.archive);
    if (fault) tellFailure(shell, fault, () => void restore(note));
  }

  /** @returns whether it worked */
  async function archive(note: Note): Promise<boolean> {
    const fault = await setArchive(note, !note.archive);
    if (fault) tellFailure(shell, fault, () => void archive(note));
    else
      shell.messages.show({
        message: note.archive ? 'Note taken out of the archive.' : 'Note archived.',
        action: { label: 'Undo', run: () => void restore(note) },
      });
    return fault === undefined;
  }

  return {
    /** All notes, with those that are hidden. */
    all: notebook.notes,
    notebook: visible,
    storeState,
    create: (note: NewNote) => save((api) => api.createNote(note), withNewNote),
    update,
    /** Puts a note into the archive, or takes it out. */
    archive,
    hide,
    /** Takes back a deletion that is pending. */
    show,
    changeLabels: (change: LabelsChange) =>
      save(async (api) => {
        const now = await api.readLabels();
        return now.kind === 'read' ? await api.updateLabels(change(now.value)) : now;
      }, withLabels),
    importNotebook: (file: Notebook) =>
      save(
        (api) => api.importNotebook?.(file) ?? Promise.resolve({ kind: 'unexpected' }),
        (value) => () => value,
      ),
  };
}
