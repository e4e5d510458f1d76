import * as v from 'valibot';

const checklistItem = v.object({
  id: v.string(),
  checked: v.boolean(),
  text: v.string(),
});

/** A note, as the notes call gives it. */
export const noteSchema = v.object({
  id: v.string(),
  /** Plain text; may be empty. */
  title: v.string(),
  /** Plain text with line breaks; may be empty. */
  description: v.string(),
  /** True if it is archived: not among the current notes. */
  archive: v.boolean(),
  /** Address of a picture; `''` for none. */
  image: v.string(),
  /** Last change, ISO 8601. */
  time: v.string(),
  /** Time of the reminder, ISO 8601; `null` for never. */
  reminder: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  checklist: v.array(checklistItem),
  /** Ids of labels. Those of deleted labels may be among them. */
  labels: v.array(v.string()),
});

/** A label, as the labels call gives it: its name as shown, its handle as in an address. */
export const labelSchema = v.object({ id: v.string(), name: v.string(), handle: v.string() });

/** One point of a note's checklist. */
export type ChecklistItem = Readonly<v.InferOutput<typeof checklistItem>>;
/** A note. */
export type Note = Readonly<v.InferOutput<typeof noteSchema>>;
/** A note that has no id yet. */
export type NewNote = Omit<Note, 'id'>;
/** A note that may have no id yet. */
export type EditedNote = NewNote & Partial<Pick<Note, 'id'>>;
/** A label of notes. */
export type Label = Readonly<v.InferOutput<typeof labelSchema>>;

/** A note without any content. */
export const emptyNote: NewNote = {
  title: '',
  description: '',
  archive: false,
  image: '',
  time: '',
  reminder: null,
  checklist: [],
  labels: [],
};

/** Everything that the notes calls give. */
export interface Notebook {
  /** Notes in the order of the answer, newest first. */
  readonly notes: readonly Note[];
  readonly labels: readonly Label[];
}

/** True if a note has any content of its author. */
export const hasContent = ({ title, description, image, checklist, reminder }: NewNote): boolean =>
  reminder !== null ||
  [title, description, image, ...checklist.map(({ text }) => text)].some((text) => text.trim() !== '');

/** Name of a note in messages and in names of buttons. */
export const nameOf = ({ title, description }: NewNote): string =>
  (title || description || 'Note without a title').slice(0, 60);

/** The labels of a note in the order it names them. */
export const labelsOf = (note: NewNote, labels: readonly Label[]): readonly Label[] =>
  note.labels.flatMap((id) => labels.find((label) => label.id === id) ?? []);
