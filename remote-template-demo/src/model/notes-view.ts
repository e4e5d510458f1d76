import type { Label, NewNote, Note } from './note';

/** A part of the notes with an address of its own. */
export interface NotesView {
  readonly title: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Text of the view when it has no notes. */
  readonly emptyText: string;
  readonly has: (note: Note) => boolean;
  /** Values of a note that is created in it, so that it is shown there. */
  readonly preset: () => Partial<NewNote>;
  /** Order of its notes, if it is another than that of the service. */
  readonly compare?: (one: Note, other: Note) => number;
}

/** Address of the notes app. */
export const notesRoot = '/example/notes';

const dayMs = 86_400_000;

const timeOf = ({ reminder }: Note) => Date.parse(reminder ?? '');

const fixedViews: readonly NotesView[] = [
  {
    title: 'Notes',
    path: notesRoot,
    emptyText: 'There are no notes yet.',
    has: ({ archive }) => !archive,
    preset: () => ({}),
  },
  {
    title: 'Archive',
    path: `${notesRoot}/archive`,
    emptyText: 'No note is archived.',
    has: ({ archive }) => archive,
    preset: () => ({ archive: true }),
  },
  {
    title: 'Reminders',
    path: `${notesRoot}/reminders`,
    emptyText: 'No note has a reminder.',
    has: ({ archive, reminder }) => !archive && reminder !== null,
    preset: () => ({ reminder: new Date(Date.now() + dayMs).toISOString() }),
    compare: (one, other) => timeOf(one) - timeOf(other),
  },
];

const labelView = ({ id, name, handle }: Label): NotesView => ({
  title: name,
  path: `${notesRoot}/labels/${encodeURIComponent(handle)}`,
  emptyText: `No notes with the label ${name}.`,
  has: ({ archive, labels }) => !archive && labels.includes(id),
  preset: () => ({ labels: [id] }),
});

/** All views, in the order of the menu. */
export const viewsOf = (labels: readonly Label[]): readonly NotesView[] => [
  ...fixedViews,
  ...labels.map(labelView),
];

/** The view at an address, if there is one. @param path percent-encoded */
export const viewAt = (path: string, labels: readonly Label[]): NotesView | undefined =>
  viewsOf(labels).find((view) => view.path === path);

/** Heading of a view, or of an address that no view has. */
export const titleOf = (view: NotesView | undefined): string => view?.title ?? 'No such label';

/** The notes of a view. */
export function notesIn({ has, compare }: NotesView, notes: readonly Note[]): readonly Note[] {
  const own = notes.filter(has);
  return compare ? own.sort(compare) : own;
}

/** The address that opens a note in a view. @param id the id of the note; `new` for one that does not exist yet */
export const noteAddress = (path: string, id: string): string => `${path}?note=${encodeURIComponent(id)}`;

/** `1 note`, `6 notes`. */
export const countOfNotes = (count: number): string => (count === 1 ? '1 note' : `${count} notes`);
