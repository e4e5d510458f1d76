import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Shell } from 'shared-types';
import { DemoPart } from './demo-part';

export interface DialogsDemoProps {
  readonly dialogs: Shell['dialogs'];
}

/** Dialogs of the shell, and what each of them answers. */
export function DialogsDemo({ dialogs }: DialogsDemoProps) {
  const [answer, setAnswer] = useState('');
  const questions = {
    'Yes or no': async () =>
      String(
        await dialogs.confirm({
          title: 'Delete the note?',
          body: 'Its checklist is deleted, too.',
          ok: 'Delete',
          danger: true,
        }),
      ),
    'Three answers': () =>
      dialogs.open({
        title: 'Leave without saving?',
        body: 'The note has changes that are not saved.',
        size: 'md',
        actions: [
          { id: 'stay', label: 'Stay' },
          { id: 'leave', label: 'Leave', kind: 'danger' },
          { id: 'save', label: 'Save and leave', kind: 'primary' },
        ],
      }),
    Inform: () => dialogs.open({ title: 'Saved', body: 'All notes are saved.' }),
  };
  return (
    <DemoPart
      title="Dialogs"
      lead="The focus goes to the safe button, stays in the dialog, and returns afterwards. Escape closes it."
    >
      <div className="buttons">
        {Object.entries(questions).map(([name, ask]) => (
          <Button key={name} variant="outlined" onClick={() => void ask().then(setAnswer)}>
            {name}
          </Button>
        ))}
      </div>
      <p role="status">
        {answer && (
          <>
            Your answer: <code>{answer}</code>
          </>
        )}
      </p>
    </DemoPart>
  );
}
