import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Shell } from 'shared-types';
import type { Label, Note } from '../../model/note';
import { ChecklistFields } from './checklist-fields';
import classNames from './note-dialog.module.css';
import { SaveLine } from './save-line';
import { useDraft } from './use-draft';
import type { Fault } from './use-notes';

export interface NoteDialogProps {
  readonly note: Note;
  /** All labels that a note can have. */
  readonly labels: readonly Label[];
  readonly shell: Pick<Shell, 'dialogs' | 'storage'>;
  readonly onSave: (note: Note) => Promise<Fault>;
  /** @param note as it was left */
  readonly onClose: (note: Note) => void;
}

/** A note to edit. Changes save themselves; closing asks only if the last change could not be saved. */
export function NoteDialog({ note, labels, shell, onSave, onClose }: NoteDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { draft, status, change, flush } = useDraft({ shell, note, save: onSave });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back takes the dialog away without closing it: closing returns the focus.
    return () => element?.close();
  }, []);

  async function close() {
    const isLeft =
      (await flush()) ||
      (await shell.dialogs.confirm({ title: 'Close without saving?', ok: 'Close', danger: true }));
    if (isLeft) onClose(draft);
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
        void close();
      }}
      onClose={() => onClose(draft)}
    >
      <h2 id={`${id}heading`}>Edit note</h2>
      <div className="field">
        <label htmlFor={`${id}title`}>Title</label>
        <OutlinedInput
          id={`${id}title`}
          value={draft.title}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}text`}>Text</label>
        <textarea
          id={`${id}text`}
          dir="auto"
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </div>
      <ChecklistFields items={draft.checklist} onChange={(checklist) => change({ checklist })} />
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
      <div className={classNames.foot}>
        <SaveLine status={status} onRetry={() => void flush()} />
        <Button variant="outlined" onClick={() => void close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}
