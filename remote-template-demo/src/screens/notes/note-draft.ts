import * as v from 'valibot';
import type { Shell, StoredFormat, StoredValue } from 'shared-types';
import { type Note, noteSchema } from '../../model/note';

/** Key of the note that is being edited. */
const draftKey = 'template-demo.draft.v1';

/** Longer drafts are not kept, in characters: the storage service takes 65,536. */
const maxDraftLength = 60_000;

const format: StoredFormat<Note | null> = {
  initial: null,
  parse: (data) => {
    const parsed = v.safeParse(noteSchema, data);
    return parsed.success ? parsed.output : undefined;
  },
};

/** Opens the note as it was typed last, until it is saved: a tab that is closed loses nothing. */
export const openDraft = ({ storage }: Pick<Shell, 'storage'>): StoredValue<Note | null> =>
  storage.open(draftKey, format);

/** Keeps what was typed, without the image, which is larger than what can be kept. */
export function keepDraft(draft: StoredValue<Note | null>, note: Note): void {
  const kept = { ...note, image: '' };
  if (JSON.stringify(kept).length <= maxDraftLength) draft.set(kept);
}

/** The note with what was typed and not saved. The same object if there is nothing. */
export const withDraft = (note: Note, draft: Note | null): Note =>
  draft?.id === note.id && draft.time > note.time ? { ...draft, image: note.image } : note;
