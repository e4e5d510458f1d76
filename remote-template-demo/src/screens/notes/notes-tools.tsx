import type { ReactNode } from 'react';
import classNames from './notes.module.css';

export interface NotesToolsProps {
  /** How many notes are shown, in words. */
  readonly count: string;
  readonly isSizedByLength: boolean;
  readonly onSize: (isSizedByLength: boolean) => void;
  /** Buttons at the end of the line. */
  readonly children: ReactNode;
}

/** The line above the notes. */
export const NotesTools = ({ count, isSizedByLength, onSize, children }: NotesToolsProps) => (
  <div className={classNames.tools}>
    <p className="small muted">{count}</p>
    <label className={classNames.size}>
      <input type="checkbox" checked={isSizedByLength} onChange={({ target }) => onSize(target.checked)} />
      Short texts larger
    </label>
    {children}
  </div>
);
