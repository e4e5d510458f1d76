import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import type { Problem } from './problems.mjs';

/** A record that fits its schema, or everything that is wrong with it. */
export type ReadRecord<Value> =
  | { readonly kind: 'record'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/**
 * Reads JSON that must fit a schema. Each problem has its line; a key that an object has twice is one.
 *
 * @param text   the whole file
 * @param file   as messages name it: `remote.json`
 */
export declare function readRecord<Schema extends GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): ReadRecord<InferOutput<Schema>>;

/** One thing that is wrong, with the path of its key: `[0].drawing is missing`. */
export declare function faultText(issue: BaseIssue<unknown>): string;

/**
 * What is wrong with a value, each with the path of its key. Empty if it fits.
 *
 * @param value parsed JSON
 */
export declare function schemaFaults(schema: GenericSchema, value: unknown): readonly string[];
