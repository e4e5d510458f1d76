import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.js';
import type { Log } from 'server/http/server-log';
import { readEnquiries } from '../enquiry-records.js';
import { claimNext, settleClaim, type Claim } from '../outbox.js';
import type { Sender, SendOutcome } from './sender.js';

/** Times of forwarding: the outbox is read every `pollMs`; the pause after an attempt begins with `firstMs` and doubles. */
const usualTimes = { pollMs: 2000, firstMs: 30_000, longestMs: 3_600_000, attemptMs: 60_000 };

export type ForwardingTimes = Readonly<typeof usualTimes>;

export type Forwarder = ReturnType<typeof startForwarder>;

export interface ForwarderOptions {
  readonly database: Pick<Database, 'queries' | 'nowMs'>;
  /** The configured sender; while it is `undefined`, everything waits. */
  readonly sender: () => Sender | undefined;
  /** Called for each attempt, with the reference. */
  readonly log: Log;
  readonly times?: ForwardingTimes;
}

/**
 * Time by which the lease of an attempt outlives it, in milliseconds, so that two servers never send the same: before an
 * attempt begins, the database may take its time twice.
 */
const leaseMarginMs = 15_000;

/** Number of tries to record an attempt while the server stops: it does not wait for a full disk. */
const triesWhenClosing = 5;

/** Sends what is in the outbox, one message after the other, until it is closed. */
export function startForwarder({ database, sender, log, times = usualTimes }: ForwarderOptions) {
  const { queries, nowMs } = database;
  const { pollMs, firstMs, longestMs, attemptMs } = times;
  const stopping = new AbortController();

  /** Records what was sent, even if the database is busy or full for a moment: it must not be sent twice. */
  async function settle(claim: Claim, outcome: SendOutcome): Promise<void> {
    const pauseMs = Math.min(longestMs, firstMs * 2 ** (claim.attempts - 1));
    for (let tries = 1; ; tries += 1) {
      try {
        await settleClaim(queries, claim, { outcome, nowMs: await nowMs(), pauseMs });
        return;
      } catch {
        if (stopping.signal.aborted && tries > triesWhenClosing) return;
        await pause(Math.min(50 * tries, pollMs));
      }
    }
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const way = sender();
      const claim = way && (await claimNext(queries, await nowMs(), attemptMs + leaseMarginMs));
      if (!claim) return;
      const { ref, messageId } = claim;
      const [record] = await readEnquiries(queries, { ref });
      if (!record) continue;
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptMs)]);
      const outcome = await way.send({ record, messageId }, signal);
      await settle(claim, outcome);
      if (outcome.kind === 'delivered') log(`enquiry ${ref} forwarded`);
      else log(`enquiry ${ref} not forwarded: ${outcome.problem}`, 'warn');
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The health says what is wrong with a database.
      await sendDue().catch(() => undefined);
      await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    /** Ends, and an attempt with it. What it had not confirmed is tried again after the next start. */
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}
