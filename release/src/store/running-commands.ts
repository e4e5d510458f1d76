/**
 * Keeps `gc` apart from commands that use what no generation names yet: pages that are being rendered, a release that is
 * being published. Each writes a file, renews it while it runs, and removes it at its end. Each looks for files of the
 * other kind after it has written its own, so one of the two sees the other. No clock is compared with another one: a file
 * that stays the same for a while is that of a killed command.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../model/release-error.js';
import { commandsKey } from './keys.js';
import type { Store } from './store.js';

type Kind = 'change' | 'gc';

/** Interval at which a command renews its file, in milliseconds. */
const renewMs = 2000;

/** A file that was not renewed for so long is that of a killed command, in milliseconds. */
const killedAfterMs = 30_000;

const lookMs = 250;

/** @param requireRunning throws once others may take this command for killed */
type Work<Result> = (requireRunning: () => void) => Promise<Result>;

/** Check for running commands of a kind, as far as can be told since the first look. */
function lookFor(store: Store, kind: Kind): () => Promise<boolean> {
  const seen = new Map<string, { readonly text: string; readonly sinceMs: number }>();
  async function isRunning(name: string): Promise<boolean> {
    const key = `${commandsKey}/${name}`;
    const text = String(await store.read(key));
    const known = seen.get(name);
    if (known?.text !== text) seen.set(name, { text, sinceMs: performance.now() });
    else if (performance.now() - known.sinceMs > killedAfterMs) {
      // Keys that may not delete leave it.
      await store.remove(key).catch(() => {});
      return false;
    }
    return true;
  }
  return async () => {
    const names = (await store.list(commandsKey)).filter((name) => name.startsWith(`${kind}-`));
    return (await Promise.all(names.map(isRunning))).includes(true);
  };
}

/** Renews what says that a process runs. @returns ends this, then removes it */
export function keepRenewed(renew: () => Promise<void>, remove: () => Promise<void>, everyMs: number) {
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => {});
  }, everyMs);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await renewing;
    await remove().catch(() => {});
  };
}

/**
 * Runs a command that makes pages or releases, or `gc`, while none of the other kind runs. `gc` waits for changes that have
 * begun; later ones wait for it. Several of one kind run at once.
 */
export async function runApart<Result>(store: Store, kind: Kind, work: Work<Result>): Promise<Result> {
  const key = `${commandsKey}/${kind}-${randomUUID()}`;
  const isOtherRunning = lookFor(store, kind === 'gc' ? 'change' : 'gc');
  let renewals = 0;
  let renewedAt = Date.now();
  const renew = async () => {
    const now = Date.now();
    await store.replace(key, String((renewals += 1)));
    renewedAt = now;
  };
  const waitForOther = async () => {
    process.stderr.write('Waiting for another command; one that was killed is found out after 30 s.\n');
    while (await isOtherRunning()) await pause(lookMs);
  };
  const remove = () => store.remove(key);
  let end = () => remove().catch(() => {});
  try {
    await renew();
    while (kind === 'change' && (await isOtherRunning())) {
      await store.remove(key);
      await waitForOther();
      await renew();
    }
    end = keepRenewed(renew, remove, renewMs);
    if (kind === 'gc' && (await isOtherRunning())) await waitForOther();
    return await work(() => {
      if (Date.now() - renewedAt < killedAfterMs / 2) return;
      throw new ReleaseError('conflict', 'This command was stopped for too long. Repeat it.');
    });
  } finally {
    await end();
  }
}
