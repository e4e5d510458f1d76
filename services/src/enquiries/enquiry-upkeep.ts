import type { Queries } from '../database/schema.js';
import { messageOf } from 'release/model/thrown';
import { deleteExpired } from './retention.js';

const upkeepEveryMs = 60 * 60 * 1000;

export interface UpkeepOptions {
  readonly queries: Queries;
  /** Months after which an enquiry is deleted, by the live configuration; `undefined`: nothing is deleted. */
  readonly retentionMonths: () => number | undefined;
  readonly log: (line: string) => void;
  readonly nowMs: () => number;
}

export type Upkeep = Awaited<ReturnType<typeof startUpkeep>>;

async function expire({ queries, retentionMonths, log, nowMs }: UpkeepOptions) {
  const months = retentionMonths();
  if (months === undefined) return undefined;
  const result = await deleteExpired(queries, months, nowMs());
  if (result.kind === 'clock-behind')
    return 'The newest enquiry is newer than the clock of this machine: set the clock. Nothing is deleted until then.';
  if (result.deleted > 0) log(`${result.deleted} enquiries deleted after ${months} months`);
  return undefined;
}

/** Looks at the start, and each hour, for enquiries to delete. */
export async function startUpkeep(options: UpkeepOptions) {
  let problem: string | undefined;

  const look = async () => {
    try {
      problem = await expire(options);
    } catch (error) {
      problem = `Upkeep of the enquiries failed: ${messageOf(error)}`;
    }
  };

  await look();
  const timer = setInterval(() => void look(), upkeepEveryMs);
  timer.unref();
  return {
    /** Reason why nothing is deleted though it should be. */
    problem: () => problem,
    stop: () => clearInterval(timer),
  };
}
