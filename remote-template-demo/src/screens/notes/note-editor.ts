import type { Answer } from '../../api/port';
import type { EditedNote, NewNote, Note } from '../../model/note';

/** Values that are not saved yet. */
type Changes = Partial<NewNote>;

export interface EditorState {
  /** Note as it is stored, as far as is known. Without an id it is not stored. */
  readonly note: EditedNote;
  readonly changes: Changes;
  /** Reason why they are not saved, as a sentence. */
  readonly fault: string | undefined;
}

/** Time from the last change until it is saved, in milliseconds. */
export const autosaveMs = 400;

const none: Changes = {};

/**
 * Saves the changes of a note a short time after the last one, one save at a time. A tab that is hidden saves at once; one that
 * is closed with unsaved changes asks first.
 *
 * There are no drafts: a note is stored from its first character on, so nothing is lost, and two tabs that edit it have nothing
 * to unite. Only changed fields are saved; of two tabs that type into the same field, the later one counts. A crash loses at
 * most what was typed in the last `autosaveMs`.
 * @param save  applies changes to the stored note, or creates it
 */
export function createEditor(
  first: EditedNote,
  save: (note: EditedNote, changes: Changes) => Promise<Answer<Note>>,
) {
  let state: EditorState = { note: first, changes: none, fault: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function show(part: Partial<EditorState>) {
    state = { ...state, ...part };
    const change = state.changes === none ? 'removeEventListener' : 'addEventListener';
    window[change]('beforeunload', onLeave);
    document[change]('visibilitychange', onLeave);
    for (const listener of listeners) listener();
  }

  function onLeave(event: Event) {
    void flush();
    event.preventDefault();
  }

  async function saveAll() {
    while (state.changes !== none) {
      const { note, changes } = state;
      show({ fault: undefined });
      const answer = await save(note, changes);
      if (answer.kind === 'failed') {
        show({ fault: answer.reason });
        return;
      }
      // More may have been typed meanwhile.
      show({ note: answer.value, changes: state.changes === changes ? none : state.changes });
    }
  }

  /** Saves at once. @returns the note, or why not everything is saved */
  async function flush(): Promise<Answer<EditedNote>> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    await running;
    const { note, fault } = state;
    return fault === undefined ? { kind: 'done', value: note } : { kind: 'failed', reason: fault };
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (changes: Changes) => {
      show({ changes: { ...state.changes, ...changes } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), autosaveMs);
    },
    /** Takes over what another tab has saved. What is not saved here stays. */
    follow: (note: Note) => {
      if (note.time > state.note.time) show({ note });
    },
    flush,
    /** Forgets what is not saved. */
    drop: () => {
      clearTimeout(timer);
      show({ changes: none, fault: undefined });
    },
  };
}
