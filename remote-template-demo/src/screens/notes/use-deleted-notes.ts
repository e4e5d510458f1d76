import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageOptions, Shell } from 'shared-types';
import { notesRoot } from '../../model/notes-view';
import { type DeletedNote, deletedNotesFormat, deletedNotesKey, undoMs } from '../../model/deleted-notes';
import { tellFailure } from './tell-failure';

/** Time that the tab in which a note was deleted has before other tabs remove it, in milliseconds. */
const otherTabsMs = 2000;

/** Time until a deletion is completed after its message is gone, at most, in milliseconds. */
const lookAgainMs = 1000;

/** The messages with Undo that this tab shows, by the id of their note. They stay while the visitor changes views. */
const offers = new Map<string, MessageOptions>();

const isInApp = ({ location }: Shell) => location.getState().path.startsWith(notesRoot);

/**
 * Notes that are hidden until their deletion can no longer be undone: when its message is gone, or the visitor leaves the
 * notes.
 *
 * @param remove removes a note for good; says why that failed
 */
export function useDeletedNotes(shell: Shell, remove: (noteId: string) => Promise<string | undefined>) {
  const [deleted, setDeleted] = useState(deletedNotesFormat.initial);
  const open = () => shell.storage.open(deletedNotesKey, deletedNotesFormat);

  useEffect(() => {
    const stored = shell.storage.open(deletedNotesKey, deletedNotesFormat);
    const follow = () => {
      const now = stored.getState();
      setDeleted(now);
      for (const [noteId, offer] of offers)
        if (now.every(({ id }) => id !== noteId)) {
          // Another tab has taken it back.
          offers.delete(noteId);
          shell.messages.hide(offer);
        }
    };
    follow();
    return stored.subscribe(follow);
  }, [shell]);

  const write = (notes: readonly DeletedNote[]) => (notes.length > 0 ? open().set(notes) : open().clear());
  const others = (noteId: string) =>
    open()
      .getState()
      .filter(({ id }) => id !== noteId);
  const mark = (noteId: string, at: number) => write([...others(noteId), { id: noteId, at }]);

  const show = (noteId: string) => {
    offers.delete(noteId);
    write(others(noteId));
  };
  const hide = (noteId: string) => {
    const offer = { message: 'Note deleted.', action: { label: 'Undo', run: () => show(noteId) } };
    offers.set(noteId, offer);
    mark(noteId, Date.now());
    shell.messages.show(offer);
  };

  const isOffered = (noteId: string) => {
    const { state, options } = shell.messages.getState();
    return state && options === offers.get(noteId);
  };
  const removeAndForget = useEffectEvent(async function attempt(noteId: string) {
    const fault = await remove(noteId);
    if (!fault) show(noteId);
    // Who has left the notes is not disturbed: the next visit tries again.
    else if (isInApp(shell)) tellFailure(shell, fault, () => void attempt(noteId));
  });
  const end = useEffectEvent((noteId: string) => {
    // The time of a message that the visitor points at stands still.
    if (isOffered(noteId)) mark(noteId, Date.now() - undoMs + lookAgainMs);
    else void removeAndForget(noteId);
  });
  const leave = useEffectEvent(() => {
    for (const [noteId, offer] of offers) {
      shell.messages.hide(offer);
      void removeAndForget(noteId);
    }
  });

  useEffect(() => {
    const timers = deleted.map(({ id, at }) => {
      const restMs = Math.max(0, Math.min(undoMs, at + undoMs - Date.now()));
      const isOwn = offers.has(id) || restMs === 0;
      return setTimeout(() => end(id), isOwn ? restMs : restMs + otherTabsMs);
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [deleted]);

  useEffect(() => {
    const onLeave = () => leave();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      if (!isInApp(shell)) leave();
    };
  }, [shell]);

  return { deleted, hide, show };
}
