import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Failure } from '../../api/port';
import classNames from './notes.module.css';

function textOf(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.reason;
    case 'unreachable':
      return 'The notes service could not be reached. Check your connection, then try again.';
    case 'unexpected':
      return 'The notes service sent an unexpected answer. Try again later.';
  }
}

export interface NotesFailureProps {
  readonly failure: Failure;
  /** Asks once more; settles when the answer is there. */
  readonly onRetry: () => Promise<void>;
}

/** Says why there are no notes, and asks again. */
export function NotesFailure({ failure, onRetry }: NotesFailureProps) {
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
        {textOf(failure)}
      </Alert>
      <div>
        <Button variant="outlined" aria-disabled={isAsking} onClick={() => void retry()}>
          {isAsking ? 'Loading…' : 'Retry'}
        </Button>
      </div>
    </div>
  );
}
