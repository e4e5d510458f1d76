import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Shell } from 'shared-types';
import classNames from './feedback.module.css';

interface DialogsDemoProps {
  readonly dialogs: Shell['dialogs'];
}

export function DialogsDemo({ dialogs }: DialogsDemoProps) {
  const titleId = useId();
  const [answer, setAnswer] = useState('');
  const inform = async () => setAnswer(await dialogs.open({ title: 'Saved', body: 'All notes are saved.' }));
  const choose = async () =>
    setAnswer(
      await dialogs.open({
        title: 'Leave without saving?',
        body: 'The note has changes that are not saved.',
        size: 'md',
        actions: [
          { id: 'stay', label: 'Stay' },
          { id: 'leave', label: 'Leave', kind: 'danger' },
          { id: 'save', label: 'Save and leave', kind: 'primary' },
        ],
      }),
    );
  const confirm = async () => {
    const isSure = await dialogs.confirm({
      title: 'Delete the note?',
      body: 'Its checklist is deleted, too.',
      ok: 'Delete',
      danger: true,
    });
    setAnswer(isSure ? 'true' : 'false');
  };
  return (
    <section aria-labelledby={titleId} className={classNames.demo}>
      <h2 id={titleId}>Dialogs</h2>
      <p className="muted">
        The focus goes to the safe button, stays in the dialog, and returns afterwards. Escape closes it.
      </p>
      <div className="buttons">
        <Button variant="outlined" onClick={() => void confirm()}>
          Yes or no
        </Button>
        <Button variant="outlined" onClick={() => void choose()}>
          Three answers
        </Button>
        <Button variant="outlined" onClick={() => void inform()}>
          Inform
        </Button>
      </div>
      <p role="status">
        {answer && (
          <>
            Your answer: <code>{answer}</code>
          </>
        )}
      </p>
    </section>
  );
}
