import * as v from 'valibot';
import { labelSchema, type Notebook, noteSchema } from './note';

/** What a database holds of a notebook, not checked. */
export interface StoredRows {
  /** Ids in their order. */
  readonly order: unknown;
  readonly notes: readonly unknown[];
  readonly labels: readonly unknown[];
}

const orderSchema = v.object({ notes: v.array(v.string()), labels: v.array(v.string()) });

/**
 * The good part of what is stored, in its order. Entries in another form are left out; they stay stored. Without a readable
 * order, notes and labels come in any.
 *
 * @returns `undefined` if nothing was stored yet
 */
export function storedNotebook({ order, notes, labels }: StoredRows): Notebook | undefined {
  if (order === undefined && notes.length === 0 && labels.length === 0) return undefined;
  const parsed = v.safeParse(orderSchema, order);
  const ids = parsed.success ? parsed.output : { notes: [], labels: [] };
  return {
    notes: inOrder(notes.flatMap(parsedBy(noteSchema)), ids.notes),
    labels: inOrder(labels.flatMap(parsedBy(labelSchema)), ids.labels),
  };
}

const parsedBy =
  <Value>(schema: v.GenericSchema<unknown, Value>) =>
  (data: unknown): readonly Value[] => {
    const parsed = v.safeParse(schema, data);
    return parsed.success ? [parsed.output] : [];
  };

/** Those without a place come first. */
function inOrder<Item extends { readonly id: string }>(items: readonly Item[], ids: readonly string[]) {
  const places = new Map(ids.map((id, place) => [id, place]));
  return [...items].sort((one, other) => (places.get(one.id) ?? -1) - (places.get(other.id) ?? -1));
}
