import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import classNames from './notes.module.css';

const sentences = {
  unreachable: 'The notes service could not be reached. Check your connection, then try again.',
  unexpected: 'The notes service sent an unexpected answer. Try again later.',
};

export interface NotesFailureProps {
  readonly reason: keyof typeof sentences;
  /** Asks once more; settles when the answer is there. */
  readonly onRetry: () => Promise<void>;
}

/** Says why there are no notes, and asks again. */
export function NotesFailure({ reason, onRetry }: NotesFailureProps) {
  const [attempt, setAttempt] = useState(1);
  const [isAsking, setIsAsking] = useState(false);

  async function retry() {
    if (isAsking) return;
    setIsAsking(true);
    await onRetry();
    setIsAsking(false);
    setAttempt((last) => last + 1);
  }

  // A new key for each attempt: the same sentence is read out again.
  return (
    <div className={classNames.failure}>
      <Alert key={attempt} severity="error" variant="outlined">
        {sentences[reason]}
      </Alert>
      <div>
        <Button variant="outlined" aria-disabled={isAsking} onClick={() => void retry()}>
          {isAsking ? 'Loading…' : 'Retry'}
        </Button>
      </div>
    </div>
  );
}
