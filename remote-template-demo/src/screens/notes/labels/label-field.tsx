import { useId, useState } from 'react';
import { labelNameFault } from '../../../model/label-changes';
import type { Label } from '../../../model/note';
import { DeleteIcon } from '../../../components/icons';
import type { Fault } from '../use-notes';
import classNames from './labels-dialog.module.css';

export interface LabelFieldProps {
  readonly label: Label;
  /** All labels. */
  readonly labels: readonly Label[];
  readonly onRename: (name: string) => Promise<Fault>;
  readonly onDelete: () => Promise<Fault>;
}

/** The name of a label. It is saved when the field is left, or by Enter; Escape takes the old name back. */
export function LabelField({ label, labels, onRename, onDelete }: LabelFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<Fault>();

  async function save() {
    if (typed === undefined || typed.trim() === label.name) {
      takeBack();
      return;
    }
    const others = labels.filter((other) => other.id !== label.id);
    const problem = labelNameFault(typed, others) ?? (await onRename(typed));
    setFault(problem);
    if (!problem) setTyped(undefined);
  }

  function takeBack() {
    setTyped(undefined);
    setFault(undefined);
  }

  return (
    <div className="field">
      <div className={classNames.row}>
        <input
          value={typed ?? label.name}
          autoComplete="off"
          aria-label={`Name of the label ${label.name}`}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void save();
            if (event.key !== 'Escape' || typed === undefined) return;
            // The dialog stays open.
            event.preventDefault();
            takeBack();
          }}
        />
        <button
          type="button"
          className="icon-button"
          title="Delete"
          aria-label={`Delete: ${label.name}`}
          onClick={() => void onDelete().then(setFault)}
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
