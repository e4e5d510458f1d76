import type { GenericSchema, InferOutput } from 'valibot';

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** Type of the record that a schema describes. */
export type RecordOf<Schema extends GenericSchema> = Immutable<InferOutput<Schema>>;
