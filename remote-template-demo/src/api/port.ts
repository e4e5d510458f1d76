import type { Label, Note } from '../model/note';

/** The result of a request to the notes service. */
export type Answer<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  /** No answer came: no network, a service that is down, or too late. */
  | { readonly kind: 'unreachable' }
  /** The answer has a form that this version does not know. */
  | { readonly kind: 'unexpected' };

/** What the demo asks the notes service for. No call rejects. */
export interface NotesApi {
  /** All notes, archived ones too, newest first. `GET /api/notes-app/notes` */
  readonly readNotes: (signal?: AbortSignal) => Promise<Answer<readonly Note[]>>;
  /** All labels. `GET /api/notes-app/labels` */
  readonly readLabels: (signal?: AbortSignal) => Promise<Answer<readonly Label[]>>;
}

/** Path of the notes call. */
export const notesPath = '/api/notes-app/notes';

/** Path of the labels call. */
export const labelsPath = '/api/notes-app/labels';
