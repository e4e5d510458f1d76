import { useId, useState } from 'react';
import { fieldText, reminderPresets } from '../../model/reminders';
import classNames from './note-dialog.module.css';

export interface ReminderFieldProps {
  /** ISO 8601; `null` for none. */
  readonly reminder: string | null;
  readonly onChange: (reminder: string | null) => void;
}

/** Field for the time of a note's reminder. A past time is refused. */
export function ReminderField({ reminder, onChange }: ReminderFieldProps) {
  const id = useId();
  /** Typed time, while it is past. */
  const [past, setPast] = useState<string>();

  function choose(next: string | null) {
    setPast(undefined);
    onChange(next);
  }

  function type(text: string) {
    if (text !== '' && !(Date.parse(text) > Date.now())) setPast(text);
    else choose(text === '' ? null : new Date(text).toISOString());
  }

  return (
    <div className="field">
      <label htmlFor={id}>Reminder</label>
      <div className={classNames.row}>
        <input
          id={id}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={past ?? fieldText(reminder)}
          aria-invalid={past !== undefined}
          aria-describedby={past === undefined ? undefined : `${id}fault`}
          onChange={({ target }) => type(target.value)}
        />
        {(reminder !== null || past !== undefined) && (
          <button type="button" className="button button-outlined" onClick={() => choose(null)}>
            Remove reminder
          </button>
        )}
      </div>
      {past !== undefined && (
        <p id={`${id}fault`} className="error-text" role="alert">
          This time is past. Choose a later one.
        </p>
      )}
      <ul className="chips" aria-label="Times for the reminder">
        {reminderPresets.map(({ label, after }) => (
          <li key={label}>
            <button type="button" className="chip" onClick={() => choose(after(new Date()).toISOString())}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
