import { readRecord } from 'shared-types/json/read-record';
import * as v from 'valibot';
import { ReleaseError, type ExitReason } from './release-error.js';

/** Record that is read, and the parts of an error about it. */
export interface RecordSource {
  /** Name in the error: `release.json of catalogue`. */
  readonly what: string;
  readonly reason: ExitReason;
  readonly fix: string;
}

/**
 * Reads JSON that a person wrote. A key that stands twice is a problem too.
 *
 * @throws {ReleaseError} with the line and the key of everything that is wrong
 */
export function parseHandWritten<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
  { what, reason, fix }: RecordSource,
): v.InferOutput<Schema> {
  const result = readRecord(schema, Buffer.from(bytes).toString(), what);
  if (result.kind === 'record') return result.value;
  const problems = result.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; ');
  throw new ReleaseError(
    reason,
    `${what} is not valid, ${problems}${/[.?]$/.test(problems) ? '' : '.'} ${fix}`,
  );
}

/**
 * Reads JSON that a tool wrote. A newer tool may know keys that this one does not: such a record is refused as a whole,
 * since this tool would write it again without them.
 *
 * @throws {ReleaseError} with the line and the key of everything that is wrong
 */
export function parseRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  bytes: Uint8Array,
  source: RecordSource,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, jsonIn(bytes, source));
  // Large records are read often: the slow reader that knows lines is only for what is wrong.
  if (result.success) return result.output;
  const fix = `If a newer version of this tool wrote it, use that version. ${source.fix}`;
  return parseHandWritten(schema, bytes, { ...source, fix });
}

function jsonIn(bytes: Uint8Array, { what, reason, fix }: RecordSource): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new ReleaseError(reason, `${what} is not JSON. ${fix}`);
  }
}
