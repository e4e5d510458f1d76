import { useState } from 'react';
import type { Shell } from 'shared-types';
import type { Notebook } from '../../model/note';
import { countOfNotes, labelsOf, notesWithLabel } from '../../model/notes-view';
import { LabelFilter } from './label-filter';
import { NoteCard } from './note-card';
import classNames from './notes.module.css';

export interface NotesBoardProps {
  readonly notebook: Notebook;
  readonly announce: Shell['announce'];
}

/** The labels to choose from, and the cards that the choice leaves. */
export function NotesBoard({ notebook, announce }: NotesBoardProps) {
  const [labelId, setLabelId] = useState<string>();
  const notes = notesWithLabel(notebook, labelId);
  const chosen = notebook.labels.find(({ id }) => id === labelId);

  function choose(id: string | undefined) {
    setLabelId(id);
    announce(countOfNotes(notesWithLabel(notebook, id).length));
  }

  return (
    <>
      <LabelFilter labels={notebook.labels} chosen={labelId} onChoose={choose} />
      <p className={`small muted ${classNames.count}`}>
        {countOfNotes(notes.length)}
        {chosen && ` with the label ${chosen.name}`}
      </p>
      {notes.length === 0 ? (
        <p>{chosen ? `No notes with the label ${chosen.name}.` : 'There are no notes yet.'}</p>
      ) : (
        <ul className={classNames.cards}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteCard note={note} labels={labelsOf(note, notebook.labels)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
