import { useLayoutEffect, useRef, useState } from 'react';
import type { NoteActions } from './note-card';

/** The same object for as long as the screen is shown: a change of the screen does not render every card again. */
export function useNoteActions(actions: NoteActions): NoteActions {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const [stable] = useState<NoteActions>(() => ({
    edit: (note) => newest.current.edit(note),
    archive: (note) => newest.current.archive(note),
    remove: (note) => newest.current.remove(note),
    move: (move) => newest.current.move(move),
  }));
  return stable;
}
