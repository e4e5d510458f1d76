import { useEffect, useRef, useState } from 'react';
import type { Shell } from 'shared-types';
import type { Note } from '../../model/note';
import { createAutosave, type SaveStatus } from './autosave';
import { keepDraft, openDraft, withDraft } from './note-draft';
import type { SaveNote } from './use-notes';

export interface Editing {
  readonly shell: Pick<Shell, 'storage'>;
  /** The note as it is stored. */
  readonly note: Note;
  /** The one that is given first is used. */
  readonly save: SaveNote;
}

/** More versions of a note than can be on their way at the same time. */
const knownVersions = 50;

/** Tells versions of a note apart. */
const versionOf = (note: Note) => `${JSON.stringify({ ...note, image: '' })}${note.image.length}`;

/**
 * A note while it is edited. It saves itself, also when the tab is hidden or the dialog is left. When another tab has changed
 * it, nothing is saved until the visitor has chosen.
 */
export function useDraft({ shell, note, save }: Editing) {
  const [kept] = useState(() => openDraft(shell));
  const [draft, setDraft] = useState(() => withDraft(note, kept.getState()));
  /** An image arrives later than it was chosen: meanwhile more may have been typed. */
  const newest = useRef(draft);
  const [known, setKnown] = useState<readonly string[]>([versionOf(note), versionOf(draft)]);
  const know = (...notes: readonly Note[]) =>
    setKnown((before) => [...before, ...notes.map(versionOf)].slice(-knownVersions));
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved' });
  const [autosave] = useState(() =>
    createAutosave<Note>({
      save: async (value) => {
        const fault = await save(value, know);
        if (!fault && kept.getState()?.time === value.time) kept.clear();
        return fault;
      },
      onStatus: setStatus,
    }),
  );
  const theirs = known.includes(versionOf(note)) ? undefined : note;
  const isChangedElsewhere = theirs !== undefined;

  useEffect(() => {
    if (isChangedElsewhere) autosave.hold();
    else autosave.release();
  }, [autosave, isChangedElsewhere]);
  useEffect(() => {
    const flush = () => document.visibilityState === 'hidden' && void autosave.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      void autosave.flush();
    };
  }, [autosave]);

  function show(next: Note) {
    newest.current = next;
    setDraft(next);
  }

  function change(part: Partial<Note>) {
    const next = { ...newest.current, ...part, time: new Date().toISOString() };
    know(next);
    show(next);
    keepDraft(kept, next);
    autosave.change(next);
    // An image is too large to be kept until it is saved.
    if (part.image !== undefined) void autosave.flush();
  }

  return {
    draft,
    status,
    isChangedElsewhere,
    change,
    flush: autosave.flush,
    keepMine: () => {
      if (theirs) know(theirs);
      change({});
    },
    loadTheirs: () => {
      if (!theirs) return;
      autosave.drop();
      kept.clear();
      know(theirs);
      show(theirs);
    },
  };
}
