import { useState, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-types';
import type { Answer } from '../../api/port';
import { deletedNotesFormat, deletedNotesKey } from '../../model/deleted-notes';
import type { Note, Notebook } from '../../model/note';
import { currentNotes, notesRoot } from '../../model/notes-view';
import { PanelSection } from './panel-section';
import classNames from './quick-panel.module.css';

interface NewestNotesProps {
  readonly notebook: Answer<Notebook>;
  readonly shell: Pick<Shell, 'storage'>;
}

const shownCount = 3;

/** The newest notes that are neither archived nor deleted. */
export function NewestNotes({ notebook, shell }: NewestNotesProps) {
  const [deleted] = useState(() => shell.storage.open(deletedNotesKey, deletedNotesFormat));
  const hidden = useSyncExternalStore(deleted.subscribe, deleted.getState, deleted.getInitialState);
  const isShown = (note: Note) => hidden.every(({ id }) => id !== note.id);
  return (
    <PanelSection heading="Newest notes">
      {notebook.kind === 'read' ? (
        <NoteLinks notes={currentNotes(notebook.value).filter(isShown).slice(0, shownCount)} />
      ) : (
        <p className="muted">The notes cannot be loaded now.</p>
      )}
      <a className="link link-arrow" href={notesRoot}>
        All notes
      </a>
    </PanelSection>
  );
}

function NoteLinks({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <p className="muted">There are no notes yet.</p>;
  return (
    <ul className={classNames.list}>
      {notes.map((note) => (
        <li key={note.id}>
          <a className={classNames.entry} href={noteAddress(note)} dir="auto">
            <b>{note.title || 'Note without a title'}</b>
            {contentOf(note) && <span className={classNames.oneLine}>{contentOf(note)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address that opens the note. */
const noteAddress = ({ id }: Note) => `${notesRoot}?note=${encodeURIComponent(id)}`;

const contentOf = ({ description, checklist }: Note) =>
  description || checklist.map(({ text }) => text).join(', ');
