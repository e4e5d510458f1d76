import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { emptyNote, type NewNote } from '../../model/note';
import { hasContent } from '../../model/notes-view';
import classNames from './take-note.module.css';
import type { Fault } from './use-notes';

export interface TakeNoteProps {
  /** What a note has from the view in which it is created. */
  readonly preset: (now: Date) => Partial<NewNote>;
  readonly onCreate: (note: NewNote) => Promise<Fault>;
}

/** A button that unfolds to a form. A click elsewhere, Escape and Create save a note that has content. */
export function TakeNote({ preset, onCreate }: TakeNoteProps) {
  const [state, setState] = useState<'closed' | 'open' | 'closed by key'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'closed by key') button.current?.focus();
  }, [state]);

  if (state === 'open')
    return (
      <NoteForm
        preset={preset}
        onCreate={onCreate}
        onClose={(isByKey) => setState(isByKey ? 'closed by key' : 'closed')}
      />
    );
  return (
    <button ref={button} type="button" className={classNames.closed} onClick={() => setState('open')}>
      Take a note
    </button>
  );
}

interface NoteFormProps extends TakeNoteProps {
  /** Called when the note is saved, or has no content. */
  readonly onClose: (isByKey: boolean) => void;
}

function NoteForm({ preset, onCreate, onClose }: NoteFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const isSaving = useRef(false);
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [fault, setFault] = useState<Fault>();

  async function finish(isByKey: boolean) {
    if (isSaving.current) return;
    const now = new Date();
    const note = { ...emptyNote, ...preset(now), title, description, time: now.toISOString() };
    isSaving.current = true;
    const problem = hasContent(note) ? await onCreate(note) : undefined;
    isSaving.current = false;
    if (problem) setFault(problem);
    else onClose(isByKey);
  }

  const onEvent = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && form.current?.contains(event.target);
    if (event instanceof KeyboardEvent ? isInside && event.key === 'Escape' : !isInside)
      void finish(event instanceof KeyboardEvent);
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    firstField.current?.focus();
    document.addEventListener('pointerdown', listener);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('keydown', listener);
    };
  }, []);

  return (
    <Card variant="outlined">
      <form
        ref={form}
        aria-label="New note"
        className={classNames.form}
        onSubmit={(event) => {
          event.preventDefault();
          void finish(true);
        }}
      >
        <div className="field">
          <label htmlFor={`${id}title`}>Title</label>
          <OutlinedInput
            id={`${id}title`}
            inputRef={firstField}
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}text`}>Text</label>
          <textarea
            id={`${id}text`}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </div>
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
