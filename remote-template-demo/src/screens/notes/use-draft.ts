import { useEffect, useState } from 'react';
import type { Note } from '../../model/note';
import { createAutosave, type SaveStatus } from './autosave';
import type { Fault } from './use-notes';

/**
 * A note while it is edited. It saves itself, also when the tab is hidden or the dialog is left.
 *
 * @param save the one that is given first is used
 */
export function useDraft(note: Note, save: (note: Note) => Promise<Fault>) {
  const [draft, setDraft] = useState(note);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const [autosave] = useState(() => createAutosave<Note>({ save, onStatus: setStatus }));
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
      autosave.change(next);
    },
    flush: autosave.flush,
  };
}
