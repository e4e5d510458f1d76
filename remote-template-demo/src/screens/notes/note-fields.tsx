import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { EditedNote, Label, NewNote } from '../../model/note';
import { ChecklistFields } from './checklist-fields';
import { ImageField } from './image-field';
import classNames from './note-dialog.module.css';
import { ReminderField } from './reminder-field';

export interface NoteFieldsProps {
  readonly note: EditedNote;
  /** All labels. */
  readonly labels: readonly Label[];
  readonly onChange: (changes: Partial<NewNote>) => void;
}

export function NoteFields({ note, labels, onChange }: NoteFieldsProps) {
  const id = useId();
  const toggle = (labelId: string) => {
    const others = note.labels.filter((other) => other !== labelId);
    onChange({ labels: others.length < note.labels.length ? others : [...others, labelId] });
  };
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}title`}>Title</label>
        <OutlinedInput
          id={`${id}title`}
          value={note.title}
          autoComplete="off"
          slotProps={{ input: { dir: 'auto', maxLength: 200 } }}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}text`}>Text</label>
        <textarea
          id={`${id}text`}
          dir="auto"
          value={note.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </div>
      <ImageField image={note.image} title={note.title} onChange={(image) => onChange({ image })} />
      <ChecklistFields items={note.checklist} onChange={(checklist) => onChange({ checklist })} />
      <fieldset className={classNames.group}>
        <legend>Labels</legend>
        <div className="chips">
          {labels.map((label) => (
            <Chip
              key={label.id}
              component="button"
              type="button"
              clickable
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
