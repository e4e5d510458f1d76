import type { GenericSchema, InferOutput } from 'valibot';

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** What a record of a schema holds. */
export type RecordOf<Schema extends GenericSchema> = Immutable<InferOutput<Schema>>;
