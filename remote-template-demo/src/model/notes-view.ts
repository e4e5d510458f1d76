import type { Label, NewNote, Note, Notebook } from './note';
import { tomorrowAtNine } from './reminders';

/** A part of the notes, as an address names it. */
export type NotesView =
  | { readonly kind: 'notes' | 'archive' | 'reminders' }
  | { readonly kind: 'label'; readonly label: Label }
  | { readonly kind: 'unknown-label' };

/** Address of the notes app. */
export const notesRoot = '/example/notes';

/** Address of the notes with a label. */
export const labelPath = ({ handle }: Label): string => `${notesRoot}/labels/${encodeURIComponent(handle)}`;

/** The views that always exist, in the order of the menu. */
export const fixedViews = [
  { kind: 'notes', title: 'Notes', path: notesRoot },
  { kind: 'archive', title: 'Archive', path: `${notesRoot}/archive` },
  { kind: 'reminders', title: 'Reminders', path: `${notesRoot}/reminders` },
] as const;

/** The view at an address. @param path percent-encoded */
export function viewAt(path: string, labels: readonly Label[]): NotesView {
  const fixed = fixedViews.find((view) => view.path === path);
  if (fixed) return { kind: fixed.kind };
  const label = labels.find((one) => labelPath(one) === path);
  return label ? { kind: 'label', label } : { kind: 'unknown-label' };
}

/** Heading of a view. */
export function titleOf(view: NotesView): string {
  if (view.kind === 'label') return view.label.name;
  return fixedViews.find(({ kind }) => kind === view.kind)?.title ?? 'No such label';
}

/** What a view says when it has no notes. */
export function emptyTextOf(view: NotesView): string {
  switch (view.kind) {
    case 'notes':
      return 'There are no notes yet.';
    case 'archive':
      return 'No note is archived.';
    case 'reminders':
      return 'No note has a reminder.';
    case 'label':
      return `No notes with the label ${view.label.name}.`;
    case 'unknown-label':
      return 'There is no label at this address. It may have been deleted or renamed.';
  }
}

/** The notes that are not archived, in their order. */
export const currentNotes = ({ notes }: Pick<Notebook, 'notes'>): readonly Note[] =>
  notes.filter(({ archive }) => !archive);

/** The notes of a view: reminders by time, all others in their order. */
export function notesIn(view: NotesView, notebook: Pick<Notebook, 'notes'>): readonly Note[] {
  switch (view.kind) {
    case 'notes':
      return currentNotes(notebook);
    case 'archive':
      return notebook.notes.filter(({ archive }) => archive);
    case 'reminders':
      return currentNotes(notebook)
        .filter(({ reminder }) => reminder !== null)
        .sort((one, other) => timeOf(one) - timeOf(other));
    case 'label':
      return currentNotes(notebook).filter(({ labels }) => labels.includes(view.label.id));
    case 'unknown-label':
      return [];
  }
}

const timeOf = ({ reminder }: Note) => Date.parse(reminder ?? '');

/** What a note that is created in a view has, so that it is shown there. */
export function presetOf(view: NotesView, now: Date): Partial<NewNote> {
  switch (view.kind) {
    case 'archive':
      return { archive: true };
    case 'reminders':
      return { reminder: tomorrowAtNine(now).toISOString() };
    case 'label':
      return { labels: [view.label.id] };
    case 'notes':
    case 'unknown-label':
      return {};
  }
}

/** Whether a note has any content of its author. */
export const hasContent = ({ title, description, image, checklist }: NewNote): boolean =>
  [title, description, image, ...checklist.map(({ text }) => text)].some((text) => text.trim() !== '');

/** The labels of a note in the order it names them. An id that no label has is left out. */
export const labelsOf = (note: Note, labels: readonly Label[]): readonly Label[] =>
  note.labels.flatMap((id) => labels.find((label) => label.id === id) ?? []);

/** How a note is called in names of buttons. */
export const nameOf = ({ title }: Pick<Note, 'title'>): string => title || 'note without a title';

/** `1 note`, `6 notes`. */
export const countOfNotes = (count: number): string => (count === 1 ? '1 note' : `${count} notes`);
