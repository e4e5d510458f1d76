import { useEffect, useState } from 'react';
import { readNotebook } from '../../api/notebook';
import { onNotesChanged } from '../../api/notes-news';
import type { Connection } from '../../api/open-notes-api';
import type { Notebook } from '../../model/note';

/** The notes as they are now, in all tabs. @param loaded notes loaded with the screen; shown until newer ones come */
export function useNotebook<Loaded extends Notebook | undefined>(shell: Connection, loaded: Loaded) {
  const [notebook, setNotebook] = useState<Notebook | Loaded>(loaded);
  useEffect(() => {
    const read = async () => {
      const answer = await readNotebook(shell);
      if (answer.kind === 'done') setNotebook(answer.value);
    };
    // They may have changed since they were loaded.
    void read();
    return onNotesChanged(() => void read());
  }, [shell]);
  return notebook;
}
