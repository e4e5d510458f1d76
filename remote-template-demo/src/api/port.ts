import type { Label, NewNote, Note } from '../model/note';

/** No answer came: no network, a service that is down, or too late. */
interface Unreachable {
  readonly kind: 'unreachable';
}

/** The answer has a form that this version does not know. */
interface Unexpected {
  readonly kind: 'unexpected';
}

/** The service cannot or does not want to do it. */
interface Refused {
  readonly kind: 'refused';
  /** A sentence for the visitor. */
  readonly reason: string;
}

/** Why there is no result. */
export type Failure = Refused | Unreachable | Unexpected;

/** The result of a request to the notes service. */
export type Answer<Value> = { readonly kind: 'read'; readonly value: Value } | Failure;

/** The result of a change that was sent to the notes service. */
export type ChangeAnswer<Value> = { readonly kind: 'saved'; readonly value: Value } | Failure;

/** What the demo asks the notes service for. No call rejects. */
export interface NotesApi {
  /** All notes, archived ones too, newest first. `GET /api/notes-app/notes` */
  readonly readNotes: (signal?: AbortSignal) => Promise<Answer<readonly Note[]>>;
  /** All labels. `GET /api/notes-app/labels` */
  readonly readLabels: (signal?: AbortSignal) => Promise<Answer<readonly Label[]>>;
  /** Saves a new note in front of the others and gives it with its id. `POST /api/notes-app/create-note` */
  readonly createNote: (note: NewNote) => Promise<ChangeAnswer<Note>>;
  /** Replaces the note with the same id; refused if there is none. `POST /api/notes-app/update-note` */
  readonly updateNote: (note: Note) => Promise<ChangeAnswer<Note>>;
  /** Replaces all labels, and takes those that are gone off the notes. `POST /api/notes-app/update-labels` */
  readonly updateLabels: (labels: readonly Label[]) => Promise<ChangeAnswer<readonly Label[]>>;
  /** Removes a note, if it is there, and gives the others. `POST /api/notes-app/remove-note` */
  readonly removeNote: (noteId: string) => Promise<ChangeAnswer<readonly Note[]>>;
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
