import { useEffect, useEffectEvent, useState } from 'react';
import type { Shell } from 'shared-types';
import { type DeletedNote, deletedNotesFormat, deletedNotesKey, undoMs } from './deleted-notes';

/**
 * Notes that are hidden until their deletion can no longer be undone.
 *
 * @param remove removes a note for good; says whether that worked
 */
export function useDeletedNotes(shell: Shell, remove: (noteId: string) => Promise<boolean>) {
  const [deleted, setDeleted] = useState(deletedNotesFormat.initial);
  const open = () => shell.storage.open(deletedNotesKey, deletedNotesFormat);

  useEffect(() => {
    const stored = shell.storage.open(deletedNotesKey, deletedNotesFormat);
    const follow = () => setDeleted(stored.getState());
    follow();
    return stored.subscribe(follow);
  }, [shell]);

  const write = (notes: readonly DeletedNote[]) => (notes.length > 0 ? open().set(notes) : open().clear());
  const show = (noteId: string) =>
    write(
      open()
        .getState()
        .filter(({ id }) => id !== noteId),
    );
  const removeAndForget = useEffectEvent(async (noteId: string) => {
    if (await remove(noteId)) show(noteId);
  });

  useEffect(() => {
    const timers = deleted.map(({ id, at }) =>
      setTimeout(() => void removeAndForget(id), Math.max(0, Math.min(undoMs, at + undoMs - Date.now()))),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [deleted]);

  return {
    ids: deleted.map(({ id }) => id),
    /** The note that was hidden last. */
    last: deleted.at(-1),
    hide: (noteId: string) => write([...open().getState(), { id: noteId, at: Date.now() }]),
    show,
  };
}
