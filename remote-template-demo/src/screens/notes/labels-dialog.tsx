import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { Shell } from 'shared-types';
import { newId } from '../../api/new-id';
import { changeLabels, type LabelsChange } from '../../api/notebook';
import { DeleteIcon } from '../../components/icons';
import { labelNameFault, longestLabelName, withLabelName, withNewLabel } from '../../model/label-changes';
import type { Label, Notebook } from '../../model/note';
import { countOfNotes } from '../../model/notes-view';
import classNames from './labels-dialog.module.css';
import { Modal } from './modal';
import modalClassNames from './modal.module.css';

export interface LabelsDialogProps {
  readonly shell: Shell;
  readonly notebook: Notebook;
  readonly onClose: () => void;
}

export function LabelsDialog({ shell, notebook: { notes, labels }, onClose }: LabelsDialogProps) {
  const addField = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();

  /** @returns reason why it failed */
  async function change(wanted: LabelsChange) {
    const answer = await changeLabels(shell, wanted);
    return answer.kind === 'failed' ? answer.reason : undefined;
  }

  async function remove({ id, name }: Label) {
    const count = notes.filter((note) => note.labels.includes(id)).length;
    const isSure = await shell.dialogs.confirm({
      title: `Delete the label ${name}?`,
      body: count === 0 ? 'No note has it.' : `It is taken off ${countOfNotes(count)}. The notes stay.`,
      ok: 'Delete',
      danger: true,
    });
    if (!isSure) return;
    setFault(await change((now) => now.filter((label) => label.id !== id)));
    // The button that had the focus is gone.
    addField.current?.focus();
  }

  async function add(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = addField.current;
    if (!field) return;
    const name = field.value;
    const problem = labelNameFault(name, labels) ?? (await change((now) => withNewLabel(now, name, newId())));
    setFault(problem);
    field.focus();
    if (problem) return;
    shell.announce(`Label ${name.trim()} added`);
    field.value = '';
  }

  const id = useId();
  return (
    <Modal heading="Edit labels" onDismiss={onClose}>
      <ul className={classNames.list}>
        {labels.map((label) => (
          <li key={label.id}>
            <LabelField
              label={label}
              others={labels.filter((other) => other !== label)}
              onRename={(name) => change((now) => withLabelName(now, label.id, name))}
              onDelete={() => void remove(label)}
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
            maxLength={longestLabelName}
            autoComplete="off"
            aria-invalid={fault !== undefined}
            aria-describedby={fault && `${id}fault`}
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
      <div className={modalClassNames.foot}>
        <p className="small muted">A new name is saved when you leave its field.</p>
        <button type="button" className="button button-outlined" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  );
}

interface LabelFieldProps {
  readonly label: Label;
  readonly others: readonly Label[];
  /** @returns reason why it failed */
  readonly onRename: (name: string) => Promise<string | undefined>;
  readonly onDelete: () => void;
}

/** The name of a label. It is saved when the field is left, or by Enter. */
function LabelField({ label, others, onRename, onDelete }: LabelFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();

  async function save() {
    if (typed === undefined) return;
    const problem = labelNameFault(typed, others) ?? (await onRename(typed));
    setFault(problem);
    if (!problem) setTyped(undefined);
  }

  return (
    <div className="field">
      <div className={classNames.row}>
        <input
          value={typed ?? label.name}
          maxLength={longestLabelName}
          autoComplete="off"
          aria-label={`Name of the label ${label.name}`}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}fault`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void save()}
          onKeyDown={({ key }) => key === 'Enter' && void save()}
        />
        <button
          type="button"
          className="icon-button"
          title="Delete"
          aria-label={`Delete: ${label.name}`}
          onClick={onDelete}
        >
          <DeleteIcon />
        </button>
      </div>
      {fault && (
        <p id={`${id}fault`} className="error-text" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
