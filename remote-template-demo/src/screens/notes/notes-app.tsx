import { useMemo, useState } from 'react';
import type { Shell } from 'shared-types';
import { isAnsweredInBrowser } from '../../api/open-notes-api';
import { NoticeSwitch } from '../../features/reminders/notice-switch';
import { useReminders } from '../../features/reminders/use-reminders';
import { changedQuery } from '../../model/changed-query';
import { contentsOf, type Note, type Notebook } from '../../model/note';
import {
  countOfNotes,
  emptyTextOf,
  hasContent,
  notesIn,
  notesRoot,
  presetOf,
  viewAt,
} from '../../model/notes-view';
import { prepareSearch, searchNotes } from '../../model/search-notes';
import { LabelsDialog } from './labels/labels-dialog';
import { type LeftBy, NoteDialog } from './note-dialog';
import classNames from './notes.module.css';
import { NotesGrid } from './notes-grid';
import { NotesTools } from './notes-tools';
import { useNoteOrder } from './order/use-note-order';
import { SearchBox } from './search-box';
import { StoreNotice } from './store-notice';
import { TakeNote } from './take-note';
import { TransferButtons } from './transfer/transfer-buttons';
import { useEditedNote } from './use-edited-note';
import { useNoteActions } from './use-note-actions';
import { useNotes } from './use-notes';
import { useSearchText } from './use-search-text';
import { NotesMenu } from './views/notes-menu';

export interface NotesAppProps {
  readonly shell: Shell;
  readonly path: string;
  /** Query of the address: `?note=` names the note that is edited. */
  readonly search: string;
  readonly initial: Notebook;
  /** What had the focus is gone. */
  readonly onLost: () => void;
}

/** The notes of one view, the menu of all views, and what can be done with a note. */
export function NotesApp({ shell, path, search, initial, onLost }: NotesAppProps) {
  const notes = useNotes(shell, initial);
  const { notebook, update } = notes;
  const [isEditingLabels, setIsEditingLabels] = useState(false);
  const { ui, ordered, move, changeUi } = useNoteOrder(shell, notes.all);
  useReminders(shell);

  const view = viewAt(path, notebook.labels);
  const inView = useMemo(() => {
    const visible = new Set(notebook.notes);
    const notesOfView = ordered.filter((note) => visible.has(note));
    return notesIn(viewAt(path, notebook.labels), { notes: notesOfView });
  }, [path, notebook, ordered]);
  const { text, found, change } = useSearchText({
    shell,
    path,
    search,
    onSearch: (wanted) => shell.announce(countOfNotes(searchNotes(inView, notebook.labels, wanted).length)),
  });
  const shown = useMemo(() => searchNotes(inView, notebook.labels, found), [inView, notebook.labels, found]);
  const { edited, isDeleted, leave } = useEditedNote(search, notebook.notes);
  const canMove = view.kind !== 'reminders' && found === '' && shown.length > 1;

  const archive = async (note: Note) => {
    if (await notes.archive(note)) onLost();
  };
  const remove = ({ id }: Note) => {
    notes.hide(id);
    onLost();
  };
  const actions = useNoteActions({
    edit: ({ id }) => shell.navigate(path + changedQuery(search, { note: id }), { keepScroll: true }),
    archive: (note) => void archive(note),
    remove,
    move: (wanted) => move(wanted, shown),
  });

  const deletionOf = ({ id }: Note) => (notes.all.some((note) => note.id === id) ? 'pending' : 'done');

  function leaveNote(by: LeftBy, note: Note, original: Note) {
    leave();
    shell.navigate(path + changedQuery(search, { note: '' }), { replace: true, keepScroll: true });
    if (by === 'archive') void archive(note);
    else if (by === 'delete') remove(note);
    else if (!hasContent(note)) {
      remove(note);
      // Undo gives back what was in it.
      void update(original);
    }
  }

  return (
    <div className={classNames.place}>
      <div className={classNames.app}>
        <NotesMenu path={path} labels={notebook.labels} onEdit={() => setIsEditingLabels(true)} />
        <div className={classNames.main}>
          <StoreNotice state={notes.storeState} />
          {view.kind === 'unknown-label' ? (
            <p>
              {emptyTextOf(view)} <a href={notesRoot}>Back to all notes</a>
            </p>
          ) : (
            <>
              <TakeNote shell={shell} preset={(now) => presetOf(view, now)} onCreate={notes.create} />
              {view.kind === 'reminders' && <NoticeSwitch shell={shell} />}
              {(inView.length > 0 || text !== '') && (
                <SearchBox text={text} onChange={change} onFocus={() => prepareSearch(inView)} />
              )}
              <NotesTools
                count={countOfNotes(shown.length)}
                isSizedByLength={ui.isSizedByLength}
                onSize={(isSizedByLength) => changeUi({ isSizedByLength })}
              >
                <TransferButtons
                  shell={shell}
                  notebook={notebook}
                  onImport={isAnsweredInBrowser(shell.site) ? notes.importNotebook : undefined}
                />
              </NotesTools>
              {shown.length === 0 && <p>{found ? `No note here contains “${found}”.` : emptyTextOf(view)}</p>}
            </>
          )}
          <NotesGrid
            notes={shown}
            labels={notebook.labels}
            isSizedByLength={ui.isSizedByLength}
            actions={actions}
            canMove={canMove}
          />
        </div>
      </div>
      {isEditingLabels && (
        <LabelsDialog
          shell={shell}
          notebook={notebook}
          onChange={notes.changeLabels}
          onClose={() => setIsEditingLabels(false)}
        />
      )}
      {edited && (
        <NoteDialog
          key={edited.id}
          note={edited}
          deletion={isDeleted ? deletionOf(edited) : undefined}
          labels={notebook.labels}
          shell={shell}
          onSave={update}
          onUndelete={() => notes.show(edited.id)}
          onCreate={(note) => notes.create(contentsOf(note))}
          onLeave={leaveNote}
        />
      )}
    </div>
  );
}
