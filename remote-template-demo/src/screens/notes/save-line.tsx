import Button from '@mui/material/Button';
import type { SaveStatus } from './autosave';
import classNames from './note-dialog.module.css';

export interface SaveLineProps {
  readonly status: SaveStatus;
  readonly onRetry: () => void;
}

const texts = { saved: 'Saved', waiting: '', saving: 'Saving…' };

/** Whether the last change is saved. */
export function SaveLine({ status, onRetry }: SaveLineProps) {
  if (status.kind !== 'failed')
    return (
      <p className="small muted" role="status">
        {texts[status.kind]}
      </p>
    );
  return (
    <div className={classNames.failed}>
      <p className="error-text" role="alert">
        {status.fault}
      </p>
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
