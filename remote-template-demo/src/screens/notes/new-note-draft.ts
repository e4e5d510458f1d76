import * as v from 'valibot';
import type { StoredFormat } from 'shared-types';
import { type NewNote, noteSchema } from '../../model/note';

/** What was typed into the form for a new note, without its image. */
export type NewNoteDraft = Pick<NewNote, 'title' | 'description' | 'checklist'>;

/** Key of the note that is not created yet. */
export const newNoteKey = 'template-demo.new-note.v1';

/** Longer drafts are not kept, in characters: the storage service takes 65,536. */
const maxDraftLength = 60_000;

const schema = v.pick(noteSchema, ['title', 'description', 'checklist']);

/** What is stored under the key. */
export const newNoteFormat: StoredFormat<NewNoteDraft> = {
  initial: { title: '', description: '', checklist: [] },
  parse: (data) => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? parsed.output : undefined;
  },
};

/** Whether a draft is short enough to be stored. */
export const isStorable = (draft: NewNoteDraft) => JSON.stringify(draft).length <= maxDraftLength;
