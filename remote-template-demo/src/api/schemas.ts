import * as v from 'valibot';

const checklistItem = v.object({ id: v.string(), checked: v.boolean(), text: v.string() });

const note = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  archive: v.boolean(),
  image: v.string(),
  time: v.string(),
  reminder: v.nullable(v.string()),
  checklist: v.array(checklistItem),
  labels: v.array(v.string()),
});

const label = v.object({ id: v.string(), name: v.string(), handle: v.string() });

/** The answer of the notes call. */
export const notesSchema = v.array(note);

/** The answer of the labels call. */
export const labelsSchema = v.array(label);
