import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { Label, Note } from '../../model/note';
import { Conflict } from './conflict';
import { useDraft } from './drafts/use-draft';
import { useImage } from './image/use-image';
import classNames from './note-dialog.module.css';
import { NoteFields } from './note-fields';
import { ReminderField } from './reminders/reminder-field';
import type { SaveStatus } from './autosave';
import { SaveLine } from './save-line';
import type { Fault, SaveNote } from './use-notes';

/** What the visitor did when the dialog was left. */
export type LeftBy = 'close' | 'archive' | 'delete';

export interface NoteDialogProps {
  readonly note: Note;
  /** What another tab has done to it: a deletion may still be undone. */
  readonly deletion?: 'pending' | 'done' | undefined;
  /** All labels that a note can have. */
  readonly labels: readonly Label[];
  readonly shell: Pick<Shell, 'dialogs' | 'storage' | 'announce' | 'messages' | 'navigate'>;
  readonly onSave: SaveNote;
  /** Takes back the deletion by another tab. */
  readonly onUndelete: () => void;
  /** Saves a deleted note as a new one. */
  readonly onCreate: (note: Note) => Promise<Fault>;
  /** @param note as it was left @param original as it was opened */
  readonly onLeave: (leftBy: LeftBy, note: Note, original: Note) => void;
}

/** A note to edit. Changes save themselves; closing asks only if the last change could not be saved. */
export function NoteDialog(props: NoteDialogProps) {
  const { note, deletion, labels, shell, onSave, onUndelete, onCreate, onLeave } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [original] = useState(note);
  const [createFault, setCreateFault] = useState<Fault>();
  const editing = useDraft({ shell, note, isDeleted: deletion !== undefined, save: onSave });
  const { draft, isChangedElsewhere, change, flush, discard, keepMine, loadTheirs } = editing;
  const status: SaveStatus = createFault ? { kind: 'failed', fault: createFault } : editing.status;
  const image = useImage((next) => change({ image: next }));

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back takes the dialog away without closing it: closing returns the focus.
    return () => element?.close();
  }, []);

  async function leave(by: LeftBy) {
    if (await flush()) onLeave(by, draft, original);
    else if (await shell.dialogs.confirm({ title: 'Close without saving?', ok: 'Close', danger: true }))
      leaveUnsaved(by);
  }

  function leaveUnsaved(by: LeftBy) {
    discard();
    onLeave(by, note, original);
  }

  async function keep() {
    if (deletion === 'pending') {
      onUndelete();
      return;
    }
    const fault = await onCreate(draft);
    if (fault) setCreateFault(fault);
    else leaveUnsaved('close');
  }

  const toggle = (labelId: string) =>
    change({
      labels: draft.labels.includes(labelId)
        ? draft.labels.filter((other) => other !== labelId)
        : [...draft.labels, labelId],
    });

  return (
    <dialog
      ref={dialog}
      className={classNames.dialog}
      aria-labelledby={`${id}heading`}
      onCancel={(event) => {
        event.preventDefault();
        void leave('close');
      }}
      onClose={() => onLeave('close', draft, original)}
      {...image.dropProps}
    >
      <h2 id={`${id}heading`}>Edit note</h2>
      {deletion && (
        <Conflict
          text="Deleted in another tab."
          choices={[
            { label: 'Keep the note', onChoose: () => void keep() },
            { label: 'Discard it', onChoose: () => leaveUnsaved('close') },
          ]}
        />
      )}
      {isChangedElsewhere && !deletion && (
        <Conflict
          text="Changed in another tab."
          choices={[
            { label: 'Keep mine', onChoose: keepMine },
            { label: 'Load theirs', onChoose: loadTheirs },
          ]}
        />
      )}
      <NoteFields note={draft} image={image} onChange={change} announce={shell.announce} />
      <fieldset className={classNames.group}>
        <legend>Labels</legend>
        <div className="chips">
          {labels.map((label) => (
            <Chip
              key={label.id}
              component="button"
              type="button"
              clickable
              label={label.name}
              color={draft.labels.includes(label.id) ? 'primary' : 'default'}
              aria-pressed={draft.labels.includes(label.id)}
              onClick={() => toggle(label.id)}
            />
          ))}
        </div>
      </fieldset>
      <ReminderField reminder={draft.reminder} onChange={(reminder) => change({ reminder })} />
      <div className={classNames.foot}>
        <SaveLine status={status} onRetry={() => void (createFault ? keep() : flush())} />
        <div className="buttons">
          {!deletion && (
            <>
              <Button variant="outlined" onClick={() => void leave('delete')}>
                Delete
              </Button>
              <Button variant="outlined" onClick={() => void leave('archive')}>
                {draft.archive ? 'Take out of the archive' : 'Archive'}
              </Button>
            </>
          )}
          <Button onClick={() => void leave('close')}>Close</Button>
        </div>
      </div>
    </dialog>
  );
}
