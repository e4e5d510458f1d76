import type { Label, NewNote, Note } from '../model/note';

/** Result of a call, or a sentence that tells the visitor why there is none. */
export type Answer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly reason: string };

/** Calls of the demo to the notes service. No call rejects. */
export interface NotesApi {
  /** All notes, archived ones too, newest first. `GET /api/notes-app/notes` */
  readonly readNotes: (signal?: AbortSignal) => Promise<Answer<readonly Note[]>>;
  /** All labels. `GET /api/notes-app/labels` */
  readonly readLabels: (signal?: AbortSignal) => Promise<Answer<readonly Label[]>>;
  /** Saves a new note in front of the others and gives it with its id. `POST /api/notes-app/create-note` */
  readonly createNote: (note: NewNote) => Promise<Answer<Note>>;
  /** Replaces the note with the same id; fails if there is none. `POST /api/notes-app/update-note` */
  readonly updateNote: (note: Note) => Promise<Answer<Note>>;
  /** Replaces all labels. `POST /api/notes-app/update-labels` */
  readonly updateLabels: (labels: readonly Label[]) => Promise<Answer<readonly Label[]>>;
  /** Removes a note, if it is there, and gives the others. `POST /api/notes-app/remove-note` */
  readonly removeNote: (noteId: string) => Promise<Answer<readonly Note[]>>;
}

/** Path of the notes call. */
export const notesPath = '/api/notes-app/notes';

/** Path of the labels call. */
export const labelsPath = '/api/notes-app/labels';

/** Path of the call that creates a note; body `{ note }`. */
export const createNotePath = '/api/notes-app/create-note';

/** Path of the call that changes a note; body `{ note }`. */
export const updateNotePath = '/api/notes-app/update-note';

/** Path of the call that changes the labels; body `{ labels }`. */
export const updateLabelsPath = '/api/notes-app/update-labels';

/** Path of the call that removes a note; body `{ noteId }`. */
export const removeNotePath = '/api/notes-app/remove-note';
