import * as v from 'valibot';
import { ReleaseError, type ExitReason } from './release-error.js';

type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** What is read, and how to speak of it when it is not as it should be. */
export interface RecordSource {
  /** `release.json of catalogue`. */
  readonly what: string;
  readonly reason: ExitReason;
  /** What to do about it. */
  readonly fix: string;
}

const describe = (issue: v.BaseIssue<unknown>) => {
  const key = v.getDotPath(issue);
  return key ? `${key}: ${issue.message}` : issue.message;
};

/** Checks a value from outside; names every key that is wrong. */
function checkRecord<Schema extends AnySchema>(
  schema: Schema,
  value: unknown,
  { what, reason, fix }: RecordSource,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ReleaseError(reason, `${what} is not valid. ${result.issues.map(describe).join('; ')}. ${fix}`);
}

/** Reads JSON from outside, and checks it. */
export function parseRecord<Schema extends AnySchema>(
  schema: Schema,
  bytes: Uint8Array,
  source: RecordSource,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new ReleaseError(source.reason, `${source.what} is not JSON. ${source.fix}`);
  }
  return checkRecord(schema, value, source);
}
