import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type Ref } from 'react';
import type { Shell } from 'shared-types';
import type { NewNote } from '../../model/note';
import { ChecklistFields } from './checklist-fields';
import { ImageField } from './image/image-field';
import type { NoteImage } from './image/use-image';

export interface NoteFieldsProps {
  readonly note: NewNote;
  readonly image: NoteImage;
  readonly onChange: (part: Partial<NewNote>) => void;
  readonly announce: Shell['announce'];
  readonly titleRef?: Ref<HTMLInputElement>;
}

/** The contents of a note: title, text, image and checklist. */
export function NoteFields({ note, image, onChange, announce, titleRef }: NoteFieldsProps) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}title`}>Title</label>
        <OutlinedInput
          id={`${id}title`}
          {...(titleRef && { inputRef: titleRef })}
          value={note.title}
          autoComplete="off"
          slotProps={{ input: { dir: 'auto' } }}
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
      <ImageField
        image={note.image}
        title={note.title}
        state={image}
        onRemove={() => onChange({ image: '' })}
      />
      <ChecklistFields
        items={note.checklist}
        announce={announce}
        onChange={(checklist) => onChange({ checklist })}
      />
    </>
  );
}
