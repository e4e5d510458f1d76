import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import { useStore } from 'zustand';
import { saveNote } from '../../api/notebook';
import { attempt } from '../../features/notebook/attempt';
import type { EditedNote, Label, Note } from '../../model/note';
import { Modal, ModalFoot } from './modal';
import { createEditor, type EditorState } from './note-editor';
import { NoteFields } from './note-fields';

export interface NoteDialogProps {
  readonly shell: Shell;
  readonly first: EditedNote;
  /** Note as it is stored now. */
  readonly stored: Note | undefined;
  readonly labels: readonly Label[];
  /** Called when a new note is saved for the first time. */
  readonly onCreated: (note: Note) => void;
  /** @param note the stored note */
  readonly onLeave: (note: EditedNote) => void;
}

/** A note to edit. Changes save themselves; closing asks only if the last change could not be saved. */
export function NoteDialog({ shell, first, stored, labels, onCreated, onLeave }: NoteDialogProps) {
  const [heading] = useState(first.id === undefined ? 'New note' : 'Edit note');
  const [editor] = useState(() =>
    createEditor(first, async (edited, unsaved) => {
      const answer = await saveNote(shell, edited, unsaved);
      if (edited.id === undefined && answer.kind === 'done') onCreated(answer.value);
      return answer;
    }),
  );
  const state = useStore(editor);
  const draft = { ...state.note, ...state.changes };

  useEffect(() => {
    if (stored) editor.follow(stored);
  }, [editor, stored]);
  // Back leaves the dialog without asking.
  useEffect(() => () => void attempt(shell, editor.flush), [shell, editor]);

  async function leave() {
    const answer = await editor.flush();
    if (answer.kind === 'done') onLeave(answer.value);
    else if (await shell.dialogs.confirm({ title: 'Close without saving?', ok: 'Close', danger: true })) {
      editor.drop();
      onLeave(state.note);
    }
  }

  return (
    <Modal heading={heading} onDismiss={() => void leave()}>
      <Stack
        component="form"
        spacing={2.5}
        sx={{ minWidth: 0 }}
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        <NoteFields note={draft} labels={labels} onChange={editor.change} />
        <ModalFoot>
          <SaveState {...state} onRetry={() => void editor.flush()} />
          <Button type="submit">Close</Button>
        </ModalFoot>
      </Stack>
    </Modal>
  );
}

function SaveState({ note, changes, fault, onRetry }: EditorState & { readonly onRetry: () => void }) {
  if (fault !== undefined)
    return (
      <>
        <p className="error-text" role="alert">
          {fault}
        </p>
        <Button variant="outlined" onClick={onRetry}>
          Retry
        </Button>
      </>
    );
  const saved = note.id === undefined ? '' : 'Saved';
  return (
    <p className="small muted" role="status">
      {Object.keys(changes).length > 0 ? 'Saving…' : saved}
    </p>
  );
}
