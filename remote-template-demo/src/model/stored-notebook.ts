import * as v from 'valibot';
import { labelSchema, type Note, type Notebook, noteSchema } from './note';
import { noteFault } from './note-limits';

/** What a database holds of a notebook, not checked. */
export interface StoredRows {
  /** Ids in their order. */
  readonly order: unknown;
  readonly notes: readonly unknown[];
  readonly labels: readonly unknown[];
}

const orderSchema = v.object({ notes: v.array(v.string()), labels: v.array(v.string()) });

/** What could be read of a stored notebook. */
export interface ReadNotebook {
  readonly notebook: Notebook;
  /** How many notes and labels are left out. */
  readonly leftOut: number;
}

/**
 * The good part of what is stored, in its order. Entries that no version has written are left out; they stay stored. Without
 * a readable order, notes and labels come in any.
 *
 * @returns `undefined` if nothing was stored yet
 */
export function storedNotebook({ order, notes, labels }: StoredRows): ReadNotebook | undefined {
  if (order === undefined && notes.length === 0 && labels.length === 0) return undefined;
  const parsed = v.safeParse(orderSchema, order);
  const ids = parsed.success ? parsed.output : { notes: [], labels: [] };
  const notebook = {
    notes: inOrder(goodPart(notes, storedNote), ids.notes),
    labels: inOrder(goodPart(labels, labelSchema), ids.labels),
  };
  const readCount = notebook.notes.length + notebook.labels.length;
  return { notebook, leftOut: notes.length + labels.length - readCount };
}

const isWithinLimits = (note: Note) => noteFault(note) === undefined;

const storedNote = v.pipe(noteSchema, v.check(isWithinLimits));

/** The entries that can be read, each id once. */
function goodPart<Item extends { readonly id: string }>(
  rows: readonly unknown[],
  schema: v.GenericSchema<unknown, Item>,
): readonly Item[] {
  const items = rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [parsed.output] : [];
  });
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Those without a place come first. */
function inOrder<Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]) {
  const places = new Map(ids.map((id, place) => [id, place]));
  return [...items].sort((one, other) => (places.get(one.id) ?? -1) - (places.get(other.id) ?? -1));
}
