import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Field } from '../../components/field';
import type { EditedNote, Label, NewNote, Note } from '../../model/note';
import { fieldText } from '../../model/reminders';
import { ChecklistFields } from './checklist-fields';
import { ImageField } from './image-field';

export interface NoteFieldsProps {
  readonly note: EditedNote;
  readonly labels: readonly Label[];
  readonly onChange: (changes: Partial<NewNote>) => void;
}

export function NoteFields({ note, labels, onChange }: NoteFieldsProps) {
  const toggle = (labelId: string) => {
    const others = note.labels.filter((other) => other !== labelId);
    onChange({ labels: others.length < note.labels.length ? others : [...others, labelId] });
  };
  return (
    <>
      <Field
        label="Title"
        value={note.title}
        slotProps={{ input: { dir: 'auto', maxLength: 200 } }}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Field
        label="Text"
        multiline
        minRows={3}
        value={note.description}
        slotProps={{ input: { dir: 'auto' } }}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <ImageField image={note.image} title={note.title} onChange={(image) => onChange({ image })} />
      <ChecklistFields items={note.checklist} onChange={(checklist) => onChange({ checklist })} />
      <fieldset>
        <legend>Labels</legend>
        <div className="chips">
          {labels.map((label) => (
            <Chip
              key={label.id}
              component="button"
              label={label.name}
              color={note.labels.includes(label.id) ? 'primary' : 'default'}
              aria-pressed={note.labels.includes(label.id)}
              onClick={() => toggle(label.id)}
            />
          ))}
        </div>
      </fieldset>
      <ReminderField reminder={note.reminder} onChange={(reminder) => onChange({ reminder })} />
    </>
  );
}

interface ReminderFieldProps {
  readonly reminder: Note['reminder'];
  readonly onChange: (reminder: Note['reminder']) => void;
}

/** Field for the time of a note's reminder. A past time is refused. */
function ReminderField({ reminder, onChange }: ReminderFieldProps) {
  /** Typed time, while it is past. */
  const [past, setPast] = useState<string>();

  function type(text: string) {
    const isPast = Date.parse(text) <= Date.now();
    setPast(isPast ? text : undefined);
    if (!isPast) onChange(text === '' ? null : new Date(text).toISOString());
  }

  return (
    <Field
      label="Reminder"
      type="datetime-local"
      value={past ?? fieldText(reminder)}
      fault={past && 'This time is past. Choose a later one.'}
      slotProps={{ input: { max: '9999-12-31T23:59' } }}
      onChange={({ target }) => type(target.value)}
    />
  );
}
