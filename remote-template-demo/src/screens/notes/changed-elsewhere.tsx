import classNames from './note-dialog.module.css';

export interface ChangedElsewhereProps {
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
}

/** Asks which of two versions of a note counts. */
export const ChangedElsewhere = ({ onKeepMine, onLoadTheirs }: ChangedElsewhereProps) => (
  <div className={classNames.changed}>
    <p role="alert">Changed in another tab. Your changes are not saved until you choose.</p>
    <div className="buttons">
      <button type="button" className="button button-outlined" onClick={onKeepMine}>
        Keep mine
      </button>
      <button type="button" className="button button-outlined" onClick={onLoadTheirs}>
        Load theirs
      </button>
    </div>
  </div>
);
