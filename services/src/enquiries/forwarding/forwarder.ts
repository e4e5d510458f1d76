import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.js';
import type { Log } from 'server/http/server-log';
import { messageOf } from 'release/model/thrown';
import { readEnquiries } from '../enquiry-records.js';
import { claimNext, nextDueMs, settleClaim, type Attempt, type Claim } from '../outbox.js';
import type { Sender, SendOutcome } from './sender.js';

/** Pauses before a message is tried again, in milliseconds. */
export interface RetryPauses {
  /** Pause after the first attempt; doubled after each further one. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Longest duration of an attempt. */
  readonly attemptMs: number;
}

/** Thirty seconds, a minute, … one hour; an attempt gets a minute. */
export const usualPauses: RetryPauses = { firstMs: 30_000, longestMs: 3_600_000, attemptMs: 60_000 };

export type Forwarder = ReturnType<typeof startForwarder>;

export interface ForwarderOptions {
  readonly database: Pick<Database, 'queries' | 'nowMs'>;
  /** The configured sender; while it is `undefined`, everything waits. */
  readonly sender: () => Sender | undefined;
  /** Called for each attempt, with the reference. */
  readonly log: Log;
  readonly pauses?: RetryPauses;
}

/** Longest pause between two checks of the outbox, in milliseconds: it is not notified of a new configuration. */
const longestSleepMs = 5000;

/** Pause after a fault of the database, in milliseconds. */
const faultSleepMs = 1000;

/**
 * Time by which the lease of an attempt outlives it, in milliseconds, so that two servers never send the same: before an
 * attempt begins, the database may take its time twice.
 */
const leaseMarginMs = 15_000;

/** Number of tries while the server stops: it does not wait for a full disk. */
const triesWhenClosing = 5;

/** Pause, half of it random, so that messages that failed together are not retried together. */
const withJitter = (ms: number) => ms / 2 + (Math.random() * ms) / 2;

const pauseAfter = ({ firstMs, longestMs }: RetryPauses, attempts: number) =>
  withJitter(Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 30)));

/** Sends what is in the outbox, one message after the other, until it is closed. */
export function startForwarder(options: ForwarderOptions) {
  const { database, sender, log, pauses = usualPauses } = options;
  const { queries } = database;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let problem: { readonly text: string; readonly at: string } | undefined;
  /** Failures of the channel in a row. */
  let failures = 0;
  /** End of the pause, by the monotonic clock. */
  let pausedUntilMs = 0;

  const remember = (text: string) => (problem = { text, at: new Date().toISOString() });

  function attemptOf(outcome: SendOutcome, claim: Claim, nowMs: number): Attempt {
    if (outcome.kind === 'delivered') return outcome;
    remember(outcome.problem);
    if (outcome.kind === 'refused') return { kind: 'failed', problem: outcome.problem };
    return { kind: 'retry', problem: outcome.problem, nextAtMs: nowMs + pauseAfter(pauses, claim.attempts) };
  }

  /** A server that is down is not asked again for each message. */
  function followChannel(outcome: SendOutcome): void {
    if (outcome.kind === 'retry' && outcome.isChannelDown) {
      failures += 1;
      pausedUntilMs = performance.now() + pauseAfter(pauses, failures);
      return;
    }
    failures = 0;
    pausedUntilMs = 0;
    if (outcome.kind === 'delivered') problem = undefined;
  }

  /** Records what was sent, even if the database is busy or full for a moment: it must not be sent twice. */
  async function settle(claim: Claim, outcome: SendOutcome): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const nowMs = await database.nowMs();
        await settleClaim(queries, claim, { attempt: attemptOf(outcome, claim, nowMs), nowMs });
        return;
      } catch (error) {
        remember(`the outbox cannot be written: ${messageOf(error)}`);
        if (stopping.signal.aborted && tries > triesWhenClosing) return;
        await pause(Math.min(50 * tries, longestSleepMs));
      }
    }
  }

  async function sendOne(way: Sender, claim: Claim): Promise<void> {
    const [record] = await readEnquiries(queries, { ref: claim.ref });
    if (!record) return;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(pauses.attemptMs)]);
    const outcome = await way.send({ record, messageId: claim.messageId }, signal);
    followChannel(outcome);
    await settle(claim, outcome);
    if (outcome.kind === 'delivered') log(`enquiry ${claim.ref} forwarded`);
    else log(`enquiry ${claim.ref} not forwarded: ${outcome.problem}`, 'warn');
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted && performance.now() >= pausedUntilMs) {
      const way = sender();
      const limitMs = pauses.attemptMs + leaseMarginMs;
      const claim = way && (await claimNext(queries, await database.nowMs(), limitMs));
      if (!way || !claim) return;
      await sendOne(way, claim);
    }
  }

  /** Time until the next message is due, in milliseconds. */
  async function restMs(): Promise<number> {
    if (!sender()) return longestSleepMs;
    const dueMs = (await nextDueMs(queries)) ?? Infinity;
    const inMs = Math.max(dueMs - (await database.nowMs()), pausedUntilMs - performance.now());
    return Math.min(Math.max(inMs, 10), longestSleepMs);
  }

  async function sendAndRest(): Promise<number> {
    try {
      await sendDue();
      return await restMs();
    } catch (error) {
      remember(`the outbox cannot be read or written: ${messageOf(error)}`);
      return faultSleepMs;
    }
  }

  function look(): void {
    if (running || stopping.signal.aborted) return;
    clearTimeout(timer);
    running = sendAndRest().then((sleepMs) => {
      running = undefined;
      if (stopping.signal.aborted) return;
      timer = setTimeout(look, sleepMs);
      timer.unref();
    });
  }

  look();
  return {
    /** Checks the outbox now: there is a new message. */
    wake: look,
    /** Reason why the last attempt failed; `undefined` once one has worked. */
    lastProblem: () => problem,
    /** Ends, and an attempt with it. What it had not confirmed is tried again after the next start. */
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
