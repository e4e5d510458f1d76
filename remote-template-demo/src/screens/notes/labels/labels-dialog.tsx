import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Shell } from 'shared-types';
import { newId } from '../../../api/new-id';
import { labelNameFault, withLabelName, withNewLabel } from '../../../model/label-changes';
import type { Label, Notebook } from '../../../model/note';
import { countOfNotes } from '../../../model/notes-view';
import dialogClassNames from '../note-dialog.module.css';
import type { Fault, LabelsChange } from '../use-notes';
import { LabelField } from './label-field';
import classNames from './labels-dialog.module.css';

export interface LabelsDialogProps {
  readonly shell: Pick<Shell, 'dialogs' | 'announce'>;
  readonly notebook: Notebook;
  /** Changes the labels as they are by then: they may be changed in other tabs. */
  readonly onChange: (change: LabelsChange) => Promise<Fault>;
  readonly onClose: () => void;
}

/** Adds, renames and deletes labels. */
export function LabelsDialog({ shell, notebook, onChange, onClose }: LabelsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const addField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Fault>();
  const { labels } = notebook;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    const problem =
      labelNameFault(name, labels) ?? (await onChange((now) => withNewLabel(now, name, newId())));
    setFault(problem);
    addField.current?.focus();
    if (problem) return;
    shell.announce(`Label ${name.trim()} added`);
    setName('');
  }

  async function remove(label: Label): Promise<Fault> {
    const count = notebook.notes.filter((note) => note.labels.includes(label.id)).length;
    const isSure = await shell.dialogs.confirm({
      title: `Delete the label ${label.name}?`,
      body: count === 0 ? 'No note has it.' : `It is taken off ${countOfNotes(count)}. The notes stay.`,
      ok: 'Delete',
      danger: true,
    });
    if (!isSure) return undefined;
    const problem = await onChange((now) => now.filter(({ id: other }) => other !== label.id));
    // What had the focus is gone.
    if (!problem) addField.current?.focus();
    return problem;
  }

  return (
    <dialog
      ref={dialog}
      className={dialogClassNames.dialog}
      aria-labelledby={`${id}heading`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <h2 id={`${id}heading`}>Edit labels</h2>
      <ul className={classNames.list}>
        {labels.map((label) => (
          <li key={label.id}>
            <LabelField
              label={label}
              labels={labels}
              onRename={(next) => onChange((now) => withLabelName(now, label.id, next))}
              onDelete={() => remove(label)}
            />
          </li>
        ))}
      </ul>
      <form className="field" onSubmit={(event) => void add(event)}>
        <label htmlFor={`${id}new`}>New label</label>
        <div className={classNames.row}>
          <input
            ref={addField}
            id={`${id}new`}
            value={name}
            autoComplete="off"
            aria-invalid={fault !== undefined}
            aria-describedby={fault ? `${id}fault` : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button">
            Add
          </button>
        </div>
        {fault && (
          <p id={`${id}fault`} className="error-text" role="alert">
            {fault}
          </p>
        )}
      </form>
      <div className={dialogClassNames.foot}>
        <p className="small muted">A new name is saved when you leave its field.</p>
        <button type="button" className="button button-outlined" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}
