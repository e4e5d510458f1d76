import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import { saveNote } from '../../api/notebook';
import { attempt } from '../../features/notebook/attempt';
import type { EditedNote, Label, Note } from '../../model/note';
import { Modal } from './modal';
import modalClassNames from './modal.module.css';
import classNames from './note-dialog.module.css';
import { createEditor } from './note-editor';
import { NoteFields } from './note-fields';

/** Action by which the visitor left the dialog. */
export type LeftBy = 'close' | 'archive' | 'delete';

export interface NoteDialogProps {
  readonly shell: Shell;
  /** Note as it is opened. */
  readonly first: EditedNote;
  /** Note as it is stored now. */
  readonly stored: Note | undefined;
  /** All labels that a note can have. */
  readonly labels: readonly Label[];
  /** Called when a new note is saved for the first time. */
  readonly onCreated: (note: Note) => void;
  /** @param note the stored note */
  readonly onLeave: (leftBy: LeftBy, note: EditedNote) => void;
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
  const { note, changes, fault } = useSyncExternalStore(editor.subscribe, editor.getState);

  useEffect(() => {
    if (stored) editor.follow(stored);
  }, [editor, stored]);
  // Back leaves the dialog without asking.
  useEffect(() => () => void attempt(shell, editor.flush), [shell, editor]);

  async function leave(by: LeftBy) {
    const answer = await editor.flush();
    if (answer.kind === 'done') onLeave(by, answer.value);
    else if (await shell.dialogs.confirm({ title: 'Close without saving?', ok: 'Close', danger: true })) {
      editor.drop();
      onLeave(by, note);
    }
  }

  const draft = { ...note, ...changes };
  return (
    <Modal heading={heading} onDismiss={() => void leave('close')}>
      <form
        className={classNames.form}
        onSubmit={(event) => {
          event.preventDefault();
          void leave('close');
        }}
      >
        <NoteFields note={draft} labels={labels} onChange={editor.change} />
        <div className={modalClassNames.foot}>
          {fault === undefined ? (
            <p className="small muted" role="status">
              {statusOf(note, changes)}
            </p>
          ) : (
            <div className={modalClassNames.foot}>
              <p className="error-text" role="alert">
                {fault}
              </p>
              <Button variant="outlined" onClick={() => void editor.flush()}>
                Retry
              </Button>
            </div>
          )}
          <div className="buttons">
            {note.id !== undefined && (
              <>
                <Button variant="outlined" onClick={() => void leave('delete')}>
                  Delete
                </Button>
                <Button variant="outlined" onClick={() => void leave('archive')}>
                  {draft.archive ? 'Take out of the archive' : 'Archive'}
                </Button>
              </>
            )}
            <Button type="submit">Close</Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

function statusOf(note: EditedNote, changes: object): string {
  if (Object.keys(changes).length > 0) return 'Saving…';
  return note.id === undefined ? '' : 'Saved';
}
