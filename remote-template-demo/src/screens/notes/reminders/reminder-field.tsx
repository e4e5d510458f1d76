import { useId, useState } from 'react';
import { fieldText, reminderFault, reminderPresets } from '../../../model/reminders';
import classNames from './reminder-field.module.css';

export interface ReminderFieldProps {
  /** ISO 8601; `null` for none. */
  readonly reminder: string | null;
  readonly onChange: (reminder: string | null) => void;
}

/** When to be reminded of a note. A time that is past is refused. */
export function ReminderField({ reminder, onChange }: ReminderFieldProps) {
  const id = useId();
  /** What is typed, while it is not a time that can be chosen. */
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();

  function choose(next: string | null) {
    setTyped(undefined);
    setFault(undefined);
    onChange(next);
  }

  function type(text: string) {
    const problem = text === '' ? undefined : reminderFault(text, new Date());
    if (problem === undefined) choose(text === '' ? null : new Date(text).toISOString());
    else {
      setTyped(text);
      setFault(problem);
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>Reminder</label>
      <div className={classNames.row}>
        <input
          id={id}
          type="datetime-local"
          value={typed ?? fieldText(reminder)}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={({ target }) => type(target.value)}
        />
        {(reminder !== null || typed !== undefined) && (
          <button type="button" className="button button-outlined" onClick={() => choose(null)}>
            Remove reminder
          </button>
        )}
      </div>
      {fault && (
        <p id={`${id}fault`} className="error-text" role="alert">
          {fault}
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
