import { createStore, type StoreApi } from 'zustand/vanilla';
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

/** While something is not saved, a hidden tab saves at once, and one that is closed asks first. */
function saveOnLeave(store: StoreApi<EditorState>, save: () => void) {
  const onLeave = (event: Event) => {
    save();
    event.preventDefault();
  };
  store.subscribe(({ changes }) => {
    const change = changes === none ? 'removeEventListener' : 'addEventListener';
    window[change]('beforeunload', onLeave);
    document[change]('visibilitychange', onLeave);
  });
}

/**
 * Saves the changes of a note a short time after the last one, one save at a time. There are no drafts: a note is stored from
 * its first character on, so a crash loses what was typed in the last `autosaveMs`. Only changed fields are saved: of two tabs,
 * the later one counts in each field.
 * @param save  applies changes to the stored note, or creates it
 */
export function createEditor(
  first: EditedNote,
  save: (note: EditedNote, changes: Changes) => Promise<Answer<Note>>,
) {
  const store = createStore<EditorState>(() => ({ note: first, changes: none, fault: undefined }));
  const { getState, setState } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  saveOnLeave(store, () => void flush());

  async function saveAll() {
    while (getState().changes !== none) {
      const { note, changes } = getState();
      setState({ fault: undefined });
      const answer = await save(note, changes);
      if (answer.kind === 'failed') {
        setState({ fault: answer.reason });
        return;
      }
      // More may have been typed meanwhile.
      setState((now) => ({ note: answer.value, changes: now.changes === changes ? none : now.changes }));
    }
  }

  /** Saves at once. @returns the note, or why not everything is saved */
  async function flush(): Promise<Answer<EditedNote>> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    await running;
    const { note, fault } = getState();
    return fault === undefined ? { kind: 'done', value: note } : { kind: 'failed', reason: fault };
  }

  return {
    ...store,
    change: (changes: Changes) => {
      setState((now) => ({ changes: { ...now.changes, ...changes } }));
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), autosaveMs);
    },
    /** Takes over what another tab has saved. What is not saved here stays. */
    follow: (note: Note) => {
      if (note.time > getState().note.time) setState({ note });
    },
    flush,
    /** Forgets what is not saved. */
    drop: () => {
      clearTimeout(timer);
      setState({ changes: none, fault: undefined });
    },
  };
}
