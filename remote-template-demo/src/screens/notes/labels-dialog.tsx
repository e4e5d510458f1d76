import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { newId } from '../../api/new-id';
import { changeLabels, type LabelsChange } from '../../api/notebook';
import { Field } from '../../components/field';
import { DeleteIcon } from '../../components/icons';
import { labelNameFault, longestLabelName, withNewLabel } from '../../model/label-changes';
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
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  /** @returns reason why it failed */
  async function change(wanted: LabelsChange) {
    const answer = await changeLabels(shell, wanted);
    return answer.kind === 'failed' ? answer.reason : undefined;
  }

  async function add() {
    const problem =
      labelNameFault(typed, labels) ?? (await change((now) => withNewLabel(now, typed, newId())));
    setFault(problem);
    if (problem) return;
    setTyped('');
    shell.announce(`Label ${typed.trim()} added`);
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
          <Box key={label.id} component="li" sx={rowSx}>
            {label.name}
            <IconButton
              title="Delete"
              aria-label={`Delete: ${label.name}`}
              onClick={() => void remove(label)}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </ul>
      <Field
        label="New label"
        value={typed}
        fault={fault}
        inputRef={newField}
        slotProps={{ input: { maxLength: longestLabelName } }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && void add()}
      />
      <ModalFoot>
        <p className="small muted">A label is added by Enter.</p>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </ModalFoot>
    </Modal>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
};
