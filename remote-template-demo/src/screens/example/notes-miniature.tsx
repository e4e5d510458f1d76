import type { Answer } from '../../api/port';
import type { Note, Notebook } from '../../model/note';
import { countOfNotes, currentNotes } from '../../model/notes-view';
import classNames from './notes-miniature.module.css';

const shownCount = 4;

export interface NotesMiniatureProps {
  readonly answer: Answer<Notebook>;
}

/** A small picture of the first notes. */
export function NotesMiniature({ answer }: NotesMiniatureProps) {
  if (answer.kind !== 'read') {
    return (
      <p className={`smallest ${classNames.caption}`}>
        Could not load the notes. Open the demo to try again.
      </p>
    );
  }
  const notes = currentNotes(answer.value);
  return (
    <>
      <div aria-hidden="true" className={classNames.board}>
        {notes.slice(0, shownCount).map((note) => (
          <MiniatureNote key={note.id} note={note} />
        ))}
      </div>
      <p className={`smallest ${classNames.caption}`}>
        {countOfNotes(notes.length)}, {answer.value.labels.length} labels
      </p>
    </>
  );
}

function MiniatureNote({ note }: { readonly note: Note }) {
  return (
    <div className={classNames.note}>
      <b>{note.title}</b>
      <span>{note.description || note.checklist.map(({ text }) => text).join(', ')}</span>
    </div>
  );
}
