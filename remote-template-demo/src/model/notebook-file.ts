import * as v from 'valibot';
import { type Label, labelSchema, type Notebook, noteSchema } from './note';
import { importFault, labelsFault } from './note-limits';
import { fileLabelFault, fileNoteFault } from './notebook-file-faults';
import { nestingOf } from './nesting';
import type { NotebookChange } from './notebook-changes';

const format = 'template-demo-notes';
const version = 1;

/** An export has less. */
const mostNesting = 16;

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

/** `Note 3 “Lining”`. */
function placeOf(kind: string, index: number, item: unknown): string {
  const known = v.safeParse(v.object({ title: v.string() }), item);
  const title = known.success ? known.output.title.slice(0, 40) : '';
  return `${kind} ${index + 1}${title && ` “${title}”`}`;
}

/** The first text that is there twice. */
function repeated(texts: readonly string[]): string | undefined {
  const known = new Set<string>();
  return texts.find((text) => known.size === known.add(text).size);
}

/** What is wrong with notes and labels together. */
function notebookFault({ notes, labels }: Notebook): string | undefined {
  const ids = (items: Notebook['notes'] | Notebook['labels']) => items.map(({ id }) => id);
  const id = repeated(ids(notes)) ?? repeated(ids(labels));
  const handle = repeated(labels.map((label) => label.handle));
  if (id !== undefined) return `The id “${id}” is there twice.`;
  return labelsFault(labels) ?? (handle && `The handle “${handle}” is there twice.`);
}

/** As the demo stores it: blanks around a name would make a second label of it. */
const trimmed = ({ name, ...label }: Label): Label => ({ ...label, name: name.trim() });

/** Reads a file that `notebookText` has written. Checks everything first. */
export function readNotebookText(text: string): ReadFile {
  // A browser would need more memory than there is to read millions of brackets.
  if (nestingOf(text) > mostNesting) return faulty('The file is not an export of these notes.');
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
  const count = importFault(file.output);
  if (count) return faulty(count);
  const faults = [
    ...labels.map((label, index) => [placeOf('Label', index, label), fileLabelFault(label)]),
    ...notes.map((note, index) => [placeOf('Note', index, note), fileNoteFault(note)]),
  ].flatMap(([place, fault]) => (fault === undefined ? [] : [`${place}: ${fault}`]));
  if (faults.length > 0) return faulty(...faults);

  const notebook = {
    notes: v.parse(v.array(noteSchema), notes),
    labels: v.parse(v.array(labelSchema), labels).map(trimmed),
  };
  const fault = notebookFault(notebook);
  return fault ? faulty(fault) : { kind: 'read', notebook };
}

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
      .map((note) => ({ ...note, labels: [...new Set(note.labels.flatMap((id) => ids.get(id) ?? []))] }))
      .flatMap((note) => {
        const other = before.notes.find(({ id }) => id === note.id);
        if (other && isSame(other, note)) return [];
        return [other ? { ...note, id: newId() } : note];
      });
    return { notes: [...notes, ...before.notes], labels: [...before.labels, ...added] };
  };
