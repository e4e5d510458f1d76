import type { Label, NewNote, Note } from '../model/note';

/** Result of a call, or a sentence that tells the visitor why there is none. */
export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: string };

/** Calls of the demo to the notes service. No call rejects. */
export interface NotesApi {
  /** All notes, archived ones too, newest first. */
  readonly readNotes: (signal?: AbortSignal) => Promise<Answer<readonly Note[]>>;
  /** All labels. */
  readonly readLabels: (signal?: AbortSignal) => Promise<Answer<readonly Label[]>>;
  /** Saves a new note in front of the others and gives it with its id. */
  readonly createNote: (note: NewNote) => Promise<Answer<Note>>;
  /** Replaces the note with the same id; fails if there is none. */
  readonly updateNote: (note: Note) => Promise<Answer<Note>>;
  /** Replaces all labels. */
  readonly updateLabels: (labels: readonly Label[]) => Promise<Answer<readonly Label[]>>;
  /** Removes a note, if it is there, and gives the others. */
  readonly removeNote: (noteId: string) => Promise<Answer<readonly Note[]>>;
}

/** Paths of the calls. All but the first two are sent by POST, with what they change as `{ note }`, `{ labels }` or `{ noteId }`. */
export const notesPaths = {
  notes: '/api/notes-app/notes',
  labels: '/api/notes-app/labels',
  createNote: '/api/notes-app/create-note',
  updateNote: '/api/notes-app/update-note',
  updateLabels: '/api/notes-app/update-labels',
  removeNote: '/api/notes-app/remove-note',
} as const;
