import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { Label, Note } from '../../model/note';
import { ChangedElsewhere } from './changed-elsewhere';
import { useImage } from './image/use-image';
import classNames from './note-dialog.module.css';
import { NoteFields } from './note-fields';
import { ReminderField } from './reminders/reminder-field';
import { SaveLine } from './save-line';
import { useDraft } from './use-draft';
import type { SaveNote } from './use-notes';

/** What the visitor did when the dialog was left. */
export type LeftBy = 'close' | 'archive' | 'delete';

export interface NoteDialogProps {
  readonly note: Note;
  /** All labels that a note can have. */
  readonly labels: readonly Label[];
  readonly shell: Pick<Shell, 'dialogs' | 'storage' | 'announce'>;
  readonly onSave: SaveNote;
  /** @param note as it was left @param original as it was opened */
  readonly onLeave: (leftBy: LeftBy, note: Note, original: Note) => void;
}

/** A note to edit. Changes save themselves; closing asks only if the last change could not be saved. */
export function NoteDialog({ note, labels, shell, onSave, onLeave }: NoteDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [original] = useState(note);
  const { draft, status, isChangedElsewhere, change, flush, keepMine, loadTheirs } = useDraft({
    shell,
    note,
    save: onSave,
  });
  const image = useImage((next) => change({ image: next }));

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back takes the dialog away without closing it: closing returns the focus.
    return () => element?.close();
  }, []);

  async function leave(by: LeftBy) {
    const isLeft =
      (await flush()) ||
      (await shell.dialogs.confirm({ title: 'Close without saving?', ok: 'Close', danger: true }));
    if (isLeft) onLeave(by, draft, original);
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
      {isChangedElsewhere && <ChangedElsewhere onKeepMine={keepMine} onLoadTheirs={loadTheirs} />}
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
        <SaveLine status={status} onRetry={() => void flush()} />
        <div className="buttons">
          <Button variant="outlined" onClick={() => void leave('delete')}>
            Delete
          </Button>
          <Button variant="outlined" onClick={() => void leave('archive')}>
            {draft.archive ? 'Take out of the archive' : 'Archive'}
          </Button>
          <Button onClick={() => void leave('close')}>Close</Button>
        </div>
      </div>
    </dialog>
  );
}
