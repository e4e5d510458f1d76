import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredValue } from 'shared-types';
import { emptyNote, type NewNote } from '../../model/note';
import { hasContent } from '../../model/notes-view';
import { useImage } from './image/use-image';
import { isStorable, type NewNoteDraft } from './new-note-draft';
import { NoteFields, type NoteFieldsProps } from './note-fields';
import classNames from './take-note.module.css';
import type { Fault } from './use-notes';

export interface NewNoteFormProps extends Pick<NoteFieldsProps, 'announce'> {
  /** What a note has from the view in which it is created. */
  readonly preset: (now: Date) => Partial<NewNote>;
  readonly onCreate: (note: NewNote) => Promise<Fault>;
  /** What was typed, until the note is created. */
  readonly draft: StoredValue<NewNoteDraft>;
  readonly isFocused: boolean;
  /** Called when the note is saved, or has no content. */
  readonly onClose: (isByKey: boolean) => void;
}

/** The form for a new note. A click elsewhere, Escape and Create save a note that has content. */
export function NewNoteForm({ draft, announce, isFocused, preset, onCreate, onClose }: NewNoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const isSaving = useRef(false);
  const [note, setNote] = useState<NewNote>(() => ({ ...emptyNote, ...draft.getState() }));
  const [fault, setFault] = useState<Fault>();
  const image = useImage((next) => setNote((before) => ({ ...before, image: next })));

  function change(part: Partial<NewNote>) {
    const next = { ...note, ...part };
    const { title, description, checklist } = next;
    setNote(next);
    if (isStorable({ title, description, checklist })) draft.set({ title, description, checklist });
  }

  async function finish(isByKey: boolean) {
    if (isSaving.current || image.isReading) return;
    const now = new Date();
    const created = { ...note, ...preset(now), time: now.toISOString() };
    isSaving.current = true;
    const problem = hasContent(created) ? await onCreate(created) : undefined;
    isSaving.current = false;
    setFault(problem);
    if (problem) return;
    draft.clear();
    onClose(isByKey);
  }

  const onEvent = useEffectEvent((event: Event) => {
    // What was pressed may be gone by now: an item of the checklist.
    const isInside = form.current !== null && event.composedPath().includes(form.current);
    if (event instanceof KeyboardEvent ? isInside && event.key === 'Escape' : !isInside)
      void finish(event instanceof KeyboardEvent);
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    if (isFocused) firstField.current?.focus();
    document.addEventListener('pointerdown', listener);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('keydown', listener);
    };
  }, [isFocused]);

  return (
    <Card variant="outlined" {...image.dropProps}>
      <form
        ref={form}
        aria-label="New note"
        className={classNames.form}
        onSubmit={(event) => {
          event.preventDefault();
          void finish(true);
        }}
      >
        <NoteFields note={note} image={image} onChange={change} announce={announce} titleRef={firstField} />
        {fault && (
          <p className="error-text" role="alert">
            {fault}
          </p>
        )}
        <div>
          <Button type="submit">Create</Button>
        </div>
      </form>
    </Card>
  );
}
