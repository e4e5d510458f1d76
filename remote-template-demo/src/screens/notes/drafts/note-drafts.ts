import * as v from 'valibot';
import type { Shell, StoredFormat, StoredValue } from 'shared-types';
import { type Note, noteSchema } from '../../../model/note';

/** What was typed into a note and is not saved yet. */
export interface NoteDraft {
  /** The tab in which it was typed. */
  readonly tab: string;
  /** Times of the versions that it continues: the one that was opened, and those that were sent since. */
  readonly after: readonly string[];
  /** The note as it was typed last, without its image. */
  readonly note: Note;
}

type Drafts = StoredValue<readonly NoteDraft[]>;

/** Key of the notes that are being edited. */
const draftKey = 'template-demo.draft.v1';

/** Longer drafts are not kept, in characters: the storage service takes 65,536. */
const maxLength = 60_000;

const schema = v.array(v.object({ tab: v.string(), after: v.array(v.string()), note: noteSchema }));

const format: StoredFormat<readonly NoteDraft[]> = {
  initial: [],
  parse: (data) => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  },
};

/** Opens what was typed into notes, until it is saved: a tab that is closed loses nothing. */
export const openDrafts = ({ storage }: Pick<Shell, 'storage'>): Drafts => storage.open(draftKey, format);

const write = (drafts: Drafts, next: readonly NoteDraft[]) =>
  next.length > 0 ? drafts.set(next) : drafts.clear();

const othersThan =
  ({ tab, note }: NoteDraft) =>
  (other: NoteDraft) =>
    other.tab !== tab || other.note.id !== note.id;

/** Keeps a draft instead of the one before. @returns whether there is room; if not, the one before stays */
export function keepDraft(drafts: Drafts, draft: NoteDraft): boolean {
  // An image is larger than what can be kept.
  const kept = { ...draft, note: { ...draft.note, image: '' } };
  const next = [...drafts.getState().filter(othersThan(draft)), kept];
  const hasRoom = JSON.stringify(next).length <= maxLength;
  if (hasRoom) write(drafts, next);
  return hasRoom;
}

/** Forgets the draft of a tab and a note. */
export const forgetDraft = (drafts: Drafts, draft: NoteDraft): void =>
  write(drafts, drafts.getState().filter(othersThan(draft)));

/** What was typed into the note as it is stored now. Own drafts also count if another tab has changed the note since. */
export const draftOf = (drafts: Drafts, note: Note, ownTab: string): NoteDraft | undefined =>
  drafts
    .getState()
    .findLast(
      ({ tab, after, note: { id, time } }) =>
        id === note.id && time !== note.time && (tab === ownTab || after.includes(note.time)),
    );
