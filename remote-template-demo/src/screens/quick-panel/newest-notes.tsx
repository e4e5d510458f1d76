import type { Connection } from '../../api/open-notes-api';
import type { Answer } from '../../api/port';
import { useNotebook } from '../../features/notebook/use-notebook';
import { nameOf, type Note, type Notebook } from '../../model/note';
import { noteAddress, notesRoot } from '../../model/notes-view';
import { PanelSection } from './panel-section';
import classNames from './quick-panel.module.css';

interface NewestNotesProps {
  /** Answer with which the panel was loaded. */
  readonly loaded: Answer<Notebook>;
  readonly shell: Connection;
}

const shownCount = 3;

/** The newest notes that are not archived. */
export function NewestNotes({ loaded, shell }: NewestNotesProps) {
  const [notebook] = useNotebook(shell, loaded);
  return (
    <PanelSection heading="Newest notes">
      {notebook.kind === 'done' ? (
        <NoteLinks notes={notebook.value.notes.filter(({ archive }) => !archive).slice(0, shownCount)} />
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
          <a className={classNames.entry} href={noteAddress(notesRoot, note.id)} dir="auto">
            <b>{nameOf(note)}</b>
            {contentOf(note) && <span className={classNames.oneLine}>{contentOf(note)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

const contentOf = ({ description, checklist }: Note) =>
  description || checklist.map(({ text }) => text).join(', ');
