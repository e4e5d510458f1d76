import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import type { Note } from '../../model/note';
import { createAutosave, type SaveStatus } from './autosave';
import { keepDraft, openDraft, withDraft } from './note-draft';
import type { Fault } from './use-notes';

export interface Editing {
  readonly shell: Pick<Shell, 'storage'>;
  readonly note: Note;
  /** The one that is given first is used. */
  readonly save: (note: Note) => Promise<Fault>;
}

/** A note while it is edited. It saves itself, also when the tab is hidden or the dialog is left. */
export function useDraft({ shell, note, save }: Editing) {
  const [kept] = useState(() => openDraft(shell));
  const [draft, setDraft] = useState(() => withDraft(note, kept.getState()));
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const [autosave] = useState(() =>
    createAutosave<Note>({
      save: async (value) => {
        const fault = await save(value);
        if (!fault && kept.getState()?.time === value.time) kept.clear();
        return fault;
      },
      onStatus: setStatus,
    }),
  );
  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && void autosave.flush();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      void autosave.flush();
    };
  }, [autosave]);

  return {
    draft,
    status,
    change: (part: Partial<Note>) => {
      const next = { ...draft, ...part, time: new Date().toISOString() };
      setDraft(next);
      keepDraft(kept, next);
      autosave.change(next);
    },
    flush: autosave.flush,
  };
}
