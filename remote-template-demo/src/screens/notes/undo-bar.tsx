import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { undoMs } from './deleted-notes';
import classNames from './undo-bar.module.css';

export interface UndoBarProps {
  readonly text: string;
  readonly onUndo: () => void;
  /** Called when there was time enough to undo it. */
  readonly onEnd?: () => void;
}

/** Says what was done, and takes it back. It stands near the bottom of the window. */
export function UndoBar({ text, onUndo, onEnd }: UndoBarProps) {
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const timer = setTimeout(() => end(), undoMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classNames.bar}>
      <span>{text}</span>
      <Button variant="outlined" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
