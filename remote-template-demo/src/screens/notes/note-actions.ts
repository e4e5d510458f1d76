import type { Shell } from 'shared-types';
import { removeNote, saveNote } from '../../api/notebook';
import { attempt } from '../../features/notebook/attempt';
import type { Note } from '../../model/note';

/** What can be done with a whole note, each with Undo. @param onGone called when the note has left its view */
export function noteActions(shell: Shell, onGone: () => void) {
  const undoable = (message: string, undo: () => ReturnType<typeof saveNote>) => {
    onGone();
    shell.messages.show({ message, action: { label: 'Undo', run: () => void attempt(shell, undo) } });
  };
  return {
    /** Puts a note into the archive, or takes it out. */
    archive: (note: Note) =>
      void attempt(
        shell,
        () => saveNote(shell, note, { archive: !note.archive }),
        () =>
          undoable(note.archive ? 'Note taken out of the archive.' : 'Note archived.', () =>
            saveNote(shell, note, { archive: note.archive }),
          ),
      ),
    remove: (note: Note) =>
      void attempt(
        shell,
        () => removeNote(shell, note),
        () => undoable('Note deleted.', () => saveNote(shell, note)),
      ),
    /** Removes a note that was begun and got no content. */
    forget: (note: Note) => void attempt(shell, () => removeNote(shell, note)),
  };
}
