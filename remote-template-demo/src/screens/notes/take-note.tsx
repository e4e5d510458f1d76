import { useEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import { emptyNote } from '../../model/note';
import { hasContent } from '../../model/notes-view';
import { newNoteFormat, newNoteKey } from './new-note-draft';
import { NewNoteForm, type NewNoteFormProps } from './new-note-form';
import classNames from './take-note.module.css';

export interface TakeNoteProps extends Pick<NewNoteFormProps, 'preset' | 'onCreate'> {
  readonly shell: Pick<Shell, 'storage' | 'announce'>;
}

/** A button that unfolds to a form. It is open from the start if the visitor has left a note there. */
export function TakeNote({ shell, preset, onCreate }: TakeNoteProps) {
  const [draft] = useState(() => shell.storage.open(newNoteKey, newNoteFormat));
  const [state, setState] = useState<'closed' | 'open' | 'found open' | 'closed by key'>(() =>
    hasContent({ ...emptyNote, ...draft.getState() }) ? 'found open' : 'closed',
  );
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'closed by key') button.current?.focus();
  }, [state]);

  if (state === 'open' || state === 'found open')
    return (
      <NewNoteForm
        draft={draft}
        announce={shell.announce}
        isFocused={state === 'open'}
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
