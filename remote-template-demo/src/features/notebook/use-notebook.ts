import { useCallback, useEffect, useState } from 'react';
import { readNotebook } from '../../api/notebook';
import { onNotesChanged } from '../../api/notes-news';
import type { Connection } from '../../api/open-notes-api';
import type { Answer } from '../../api/port';
import type { Notebook } from '../../model/note';

/** The notes as they are now, in all tabs, and a function to read them again. @param loaded notes loaded with the screen */
export function useNotebook(shell: Connection, loaded: Answer<Notebook>) {
  const [answer, setAnswer] = useState(loaded);
  const read = useCallback(async () => {
    const next = await readNotebook(shell);
    // The notes read before are shown until newer ones come.
    setAnswer((before) => (next.kind === 'done' || before.kind === 'failed' ? next : before));
    return next;
  }, [shell]);
  useEffect(() => {
    // They may have changed since they were loaded.
    void read();
    return onNotesChanged(() => void read());
  }, [read]);
  return [answer, read] as const;
}
