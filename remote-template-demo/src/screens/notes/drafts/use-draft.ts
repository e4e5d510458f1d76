import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { Note } from '../../../model/note';
import { notesRoot } from '../../../model/notes-view';
import { shortNameOf } from '../../../model/short-name';
import { createAutosave, type SaveStatus } from '../autosave';
import type { SaveNote } from '../use-notes';
import { draftOf, forgetDraft, keepDraft, openDrafts } from './note-drafts';
import { markTabOpen, thisTab } from './open-tabs';

export interface Editing {
  readonly shell: Pick<Shell, 'storage' | 'messages' | 'navigate'>;
  /** The note as it is stored. */
  readonly note: Note;
  readonly isDeleted: boolean;
  /** The one that is given first is used. */
  readonly save: SaveNote;
}

/** More versions of a note than can be on their way at the same time. */
const knownVersions = 50;

/** Tells versions of a note apart. */
const versionOf = (note: Note) => `${JSON.stringify({ ...note, image: '' })}${note.image.length}`;

/**
 * A note while it is edited. It saves itself, also when the tab is hidden or the dialog is left. When another tab has changed
 * or deleted it, nothing is saved until the visitor has chosen.
 */
export function useDraft({ shell, note, isDeleted, save }: Editing) {
  const [drafts] = useState(() => openDrafts(shell));
  const [found] = useState(() => draftOf(drafts, note, thisTab));
  const [draft, setDraft] = useState(() => (found ? { ...found.note, image: note.image } : note));
  /** An image arrives later than it was chosen: meanwhile more may have been typed. */
  const newest = useRef(draft);
  const [before] = useState(() => found?.after ?? [note.time]);
  /** Times of the versions that the draft continues. */
  const after = useRef(before);
  const [known, setKnown] = useState<readonly string[]>(() =>
    (before.includes(note.time) ? [note, draft] : [draft]).map(versionOf),
  );
  const know = (...notes: readonly Note[]) =>
    setKnown((others) => [...others, ...notes.map(versionOf)].slice(-knownVersions));
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const kept = () => ({ tab: thisTab, after: after.current, note: newest.current });
  const [autosave] = useState(() =>
    createAutosave<Note>({
      save: async (value) => {
        after.current = [...after.current, value.time].slice(-knownVersions);
        const fault = await save(value, (saved) => {
          after.current = [saved.time];
          know(saved);
        });
        if (!fault && newest.current.time === value.time) forgetDraft(drafts, kept());
        return fault;
      },
      onStatus: setStatus,
    }),
  );
  const theirs = known.includes(versionOf(note)) ? undefined : note;
  const isChangedElsewhere = theirs !== undefined;
  const isHeld = isChangedElsewhere || isDeleted;

  /** What was typed before: in a tab that was closed, or here, when it could not be saved. */
  const takeOver = useEffectEvent(() => {
    if (!found) return;
    forgetDraft(drafts, found);
    saveSoon(draft);
  });
  const tellUnsaved = useEffectEvent(() => {
    shell.messages.show({
      message: `The last changes of “${shortNameOf(newest.current)}” are not saved.`,
      variant: 'error',
      autoHideDuration: null,
      action: {
        label: 'Open note',
        run: () => shell.navigate(`${notesRoot}?note=${encodeURIComponent(note.id)}`),
      },
    });
  });

  useEffect(() => {
    if (isHeld) autosave.hold();
    else autosave.release();
  }, [autosave, isHeld]);
  useEffect(() => {
    takeOver();
    const flush = () => document.visibilityState === 'hidden' && void autosave.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      void autosave.flush().then((isSaved) => isSaved || tellUnsaved());
    };
  }, [autosave]);

  function show(next: Note) {
    newest.current = next;
    setDraft(next);
  }

  /** Saves it soon. Until then it is kept; what is too large for that is saved at once. */
  function saveSoon(next: Note) {
    markTabOpen();
    const isKept = keepDraft(drafts, kept());
    autosave.change(next);
    if (!isKept) void autosave.flush();
  }

  function change(part: Partial<Note>) {
    const next = { ...newest.current, ...part, time: new Date().toISOString() };
    know(next);
    show(next);
    saveSoon(next);
    if (part.image !== undefined) void autosave.flush();
  }

  function discard() {
    autosave.drop();
    forgetDraft(drafts, kept());
  }

  return {
    draft,
    status,
    isChangedElsewhere,
    change,
    flush: autosave.flush,
    /** Forgets what is not saved. */
    discard,
    keepMine: () => {
      if (!theirs) return;
      know(theirs);
      after.current = [theirs.time];
      change({});
    },
    loadTheirs: () => {
      if (!theirs) return;
      discard();
      know(theirs);
      after.current = [theirs.time];
      show(theirs);
    },
  };
}
