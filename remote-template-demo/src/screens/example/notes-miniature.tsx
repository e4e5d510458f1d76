import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import type { Note } from '../../model/note';
import { countOfNotes, currentNotes } from '../../model/notes-view';
import classNames from './notes-miniature.module.css';

const shownCount = 4;

const current = currentNotes({ notes });

/** A small picture of the sample notes. */
export const NotesMiniature = () => (
  <>
    <div aria-hidden="true" className={classNames.board}>
      {current.slice(0, shownCount).map((note) => (
        <MiniatureNote key={note.id} note={note} />
      ))}
    </div>
    <p className={`smallest ${classNames.caption}`}>
      {countOfNotes(current.length)}, {labels.length} labels
    </p>
  </>
);

function MiniatureNote({ note }: { readonly note: Note }) {
  return (
    <div className={classNames.note}>
      <b>{note.title}</b>
      <span>{note.description || note.checklist.map(({ text }) => text).join(', ')}</span>
    </div>
  );
}
