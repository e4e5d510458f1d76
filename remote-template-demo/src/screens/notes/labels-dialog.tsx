import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Ref, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { newId } from '../../api/new-id';
import { changeLabels, type LabelsChange } from '../../api/notebook';
import { Field } from '../../components/field';
import { DeleteIcon } from '../../components/icons';
import { labelNameFault, longestLabelName, withLabelName, withNewLabel } from '../../model/label-changes';
import type { Label, Notebook } from '../../model/note';
import { countOfNotes } from '../../model/notes-view';
import { Modal, ModalFoot } from './modal';

export interface LabelsDialogProps {
  readonly shell: Shell;
  readonly notebook: Notebook;
  readonly onClose: () => void;
}

export function LabelsDialog({ shell, notebook: { notes, labels }, onClose }: LabelsDialogProps) {
  const newField = useRef<HTMLInputElement>(null);

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
    const message = await change((now) => now.filter((label) => label.id !== id));
    if (message) shell.messages.show({ message, variant: 'error' });
    // The button that had the focus is gone.
    newField.current?.focus();
  }

  return (
    <Modal heading="Edit labels" onDismiss={onClose}>
      <ul>
        {labels.map((label) => (
          <LabelRow
            key={label.id}
            label={label}
            others={labels.filter((other) => other !== label)}
            onName={(name) => change((now) => withLabelName(now, label.id, name))}
            onRemove={() => void remove(label)}
          />
        ))}
      </ul>
      <NameField
        label="New label"
        name=""
        others={labels}
        inputRef={newField}
        onName={async (name) => {
          const problem = await change((now) => withNewLabel(now, name, newId()));
          if (!problem) shell.announce(`Label ${name.trim()} added`);
          return problem;
        }}
      />
      <ModalFoot>
        <p className="small muted">A name is saved by Enter, and when you leave its field.</p>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </ModalFoot>
    </Modal>
  );
}

interface LabelRowProps extends Pick<NameFieldProps, 'others' | 'onName'> {
  readonly label: Label;
  readonly onRemove: () => void;
}

const LabelRow = ({ label: { name }, onRemove, ...field }: LabelRowProps) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, mb: 1 }}>
    <NameField label={`Name of the label ${name}`} name={name} {...field} />
    <IconButton title="Delete" aria-label={`Delete: ${name}`} onClick={onRemove}>
      <DeleteIcon />
    </IconButton>
  </Box>
);

interface NameFieldProps {
  readonly label: string;
  /** The name as it is stored. */
  readonly name: string;
  readonly others: readonly Label[];
  readonly inputRef?: Ref<HTMLInputElement>;
  /** @returns reason why it failed */
  readonly onName: (name: string) => Promise<string | undefined>;
}

/** The name of a label. It is saved when the field is left, or by Enter. */
function NameField({ label, name, others, inputRef, onName }: NameFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();

  async function save() {
    if (typed === undefined) return;
    // Enter, and then leaving the field, saves once.
    setTyped(undefined);
    const problem = typed === name ? undefined : (labelNameFault(typed, others) ?? (await onName(typed)));
    setFault(problem);
    if (problem) setTyped(typed);
  }

  return (
    <Field
      label={label}
      isLabelHidden={name !== ''}
      value={typed ?? name}
      fault={fault}
      slotProps={{ input: { maxLength: longestLabelName } }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={({ key }) => key === 'Enter' && void save()}
      {...(inputRef && { inputRef })}
    />
  );
}
