import classNames from './note-dialog.module.css';

export interface ConflictProps {
  readonly text: string;
  /** What the visitor can do about it. */
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[];
}

/** Says what another tab did to the note, and asks what counts. */
export const Conflict = ({ text, choices }: ConflictProps) => (
  <div className={classNames.conflict}>
    <p role="alert">{text} Your changes are not saved until you choose.</p>
    <div className="buttons">
      {choices.map(({ label, onChoose }) => (
        <button key={label} type="button" className="button button-outlined" onClick={onChoose}>
          {label}
        </button>
      ))}
    </div>
  </div>
);
