import * as v from 'valibot';
import { type Label, labelSchema, type Note, type Notebook, noteSchema } from './note';
import { labelsFault, noteFault, noteLimits } from './note-limits';
import type { NotebookChange } from './notebook-changes';

const format = 'template-demo-notes';
const version = 1;

/** The text of a file with all notes and labels. */
export const notebookText = ({ notes, labels }: Notebook): string =>
  `${JSON.stringify({ format, v: version, notes, labels }, undefined, 2)}\n`;

/** What a file holds, or everything that is wrong with it: a sentence for each fault, with its place. */
export type ReadFile =
  | { readonly kind: 'read'; readonly notebook: Notebook }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] };

const faulty = (...faults: readonly string[]): ReadFile => ({ kind: 'faulty', faults });

const fileSchema = v.strictObject({
  format: v.literal(format),
  v: v.number(),
  notes: v.array(v.unknown()),
  labels: v.array(v.unknown()),
});

const strictNote = v.strictObject(noteSchema.entries);
const strictLabel = v.strictObject(labelSchema.entries);

/** `Note 3 “Lining”`. */
function placeOf(kind: string, index: number, item: unknown): string {
  const known = v.safeParse(v.object({ title: v.string() }), item);
  const title = known.success ? known.output.title.slice(0, 40) : '';
  return `${kind} ${index + 1}${title && ` “${title}”`}`;
}

function schemaFault<Value>(schema: v.GenericSchema<unknown, Value>, item: unknown): string | undefined {
  const { issues: [issue] = [] } = v.safeParse(schema, item);
  if (!issue) return undefined;
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') return `“${path}” is an unknown key.`;
  if (issue.received === 'undefined') return `“${path}” is missing.`;
  return `${path && `“${path}”: `}expected ${issue.expected ?? 'another value'}, found ${issue.received}.`;
}

const dateFault = ({ time, reminder }: Note) =>
  [time, ...(reminder === null ? [] : [reminder])].some((text) => Number.isNaN(Date.parse(text)))
    ? '“time” or “reminder” is not a date.'
    : undefined;

/** Only images that a note can have: an address would be requested when the note is shown. */
const imageFault = ({ image }: Note) =>
  image === '' || /^data:image\/(png|jpeg|webp|gif);base64,/.test(image)
    ? undefined
    : '“image” is not a PNG, JPEG, WebP or GIF image.';

function itemFault(item: unknown): string | undefined {
  const fault = schemaFault(strictNote, item);
  if (fault) return fault;
  const note = v.parse(strictNote, item);
  return dateFault(note) ?? imageFault(note) ?? noteFault(note);
}

const doubleId = (items: readonly { readonly id: string }[]) =>
  items.find(({ id }, place) => items.findIndex((other) => other.id === id) < place)?.id;

/** Reads a file that `notebookText` has written. Checks everything first. */
export function readNotebookText(text: string): ReadFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return faulty(`The file is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const file = v.safeParse(fileSchema, data);
  if (!file.success) return faulty('The file is not an export of these notes.');
  if (file.output.v !== version)
    return faulty(`The file has version ${file.output.v}. This demo reads version ${version}.`);

  const { notes, labels } = file.output;
  const faults = [
    ...labels.map((label, index) => [placeOf('Label', index, label), schemaFault(strictLabel, label)]),
    ...notes.map((note, index) => [placeOf('Note', index, note), itemFault(note)]),
  ].flatMap(([place, fault]) => (fault === undefined ? [] : [`${place}: ${fault}`]));
  if (faults.length > 0) return faulty(...faults);

  const notebook = {
    notes: v.parse(v.array(strictNote), notes),
    labels: v.parse(v.array(strictLabel), labels),
  };
  const double = doubleId(notebook.notes) ?? doubleId(notebook.labels);
  const fault = labelsFault(notebook.labels) ?? (double && `The id “${double}” is there twice.`);
  return fault ? faulty(fault) : { kind: 'read', notebook };
}

/** What is wrong with a notebook after an import; nothing if it has room for all notes. */
export const importFault = ({ notes }: Notebook): string | undefined =>
  notes.length > noteLimits.notes
    ? `There would be ${notes.length.toLocaleString('en')} notes. At most ${noteLimits.notes.toLocaleString('en')} are allowed.`
    : undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The label of the notebook that stands for one of the file: the same id and name, or the same name. */
const counterpart = (labels: readonly Label[], { name }: Label) =>
  labels.find((label) => label.name.toLowerCase() === name.toLowerCase());

/**
 * Puts the notes of a file in front, in one change. Notes that are there already are left out; a note or label whose id
 * another one has gets a new id; labels of the same name become one.
 *
 * @param samples if nothing was changed yet, the file replaces them
 */
export const withFile =
  (file: Notebook, samples: Notebook, newId: () => string): NotebookChange =>
  (before) => {
    if (before === samples) return file;
    const ids = new Map<string, string>();
    const added: Label[] = [];
    for (const label of file.labels) {
      const known = counterpart(before.labels, label);
      const isTaken = before.labels.some(({ id }) => id === label.id);
      const isHandleTaken = before.labels.some(({ handle }) => handle === label.handle);
      const id = known?.id ?? (isTaken ? newId() : label.id);
      ids.set(label.id, id);
      if (!known)
        added.push({ ...label, id, handle: isHandleTaken ? `${label.handle}-${id}` : label.handle });
    }
    const notes = file.notes
      .map((note) => ({ ...note, labels: note.labels.flatMap((id) => ids.get(id) ?? []) }))
      .flatMap((note) => {
        const other = before.notes.find(({ id }) => id === note.id);
        if (other && isSame(other, note)) return [];
        return [other ? { ...note, id: newId() } : note];
      });
    return { notes: [...notes, ...before.notes], labels: [...before.labels, ...added] };
  };
