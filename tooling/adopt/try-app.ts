/** Tries an app in a browser before its release is written. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfiguration, Trial } from 'shared-types/release';
import { messageOf } from 'release/model/thrown';
import { openStore } from 'release/store/open-store';
import { defaultEnvironment } from 'release/operating/environment';
import { localStore } from '../site/prepare.js';
import { tryBuilds } from '../trial/try-builds.js';
import type { Container } from './container.js';
import { writeAdopted, type Offer } from './write-release.js';

interface Place {
  /** Folder of a store, or a bucket; that of `npm start` by default. */
  readonly store?: string | undefined;
  readonly site?: SiteConfiguration | undefined;
  readonly say: (line: string) => void;
}

const presses = 20;

/** @throws an error with what the browser refused, or with what is missing for a trial */
export async function tryApp(
  container: Container,
  offer: Offer,
  { store, site, say }: Place,
): Promise<Trial> {
  const folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  const place = {
    store: openStore(store ?? process.env['RELEASE_STORE'] ?? localStore),
    env: process.env['RELEASE_ENV'] ?? defaultEnvironment,
  };
  try {
    // Nobody has signed in at a trial.
    const release = writeAdopted(container, { ...offer, auth: [] }, path.join(folder, 'release'));
    const found = await tryBuilds({ place, folders: [release], site }, { presses, isLeft: true }).catch(
      (error: unknown) => {
        // Without a trial, it could not be published either.
        const isTaken = error instanceof Error && 'reason' in error && error.reason === 'integrity';
        const remedy = isTaken
          ? 'Or name one: --version 1.4.2.'
          : 'Or go without a trial: --untried "its reason".';
        throw new Error(`${messageOf(error)} ${remedy}`);
      },
    );
    if (found.faults.length > 0)
      throw new Error([`The site cannot run ${offer.expose}:`, ...found.faults].join('\n'));
    say(`Tried in Chromium: the first view. Presses of buttons and links: ${found.presses}.`);
    for (const note of found.notes) say(note);
    return { kind: 'tried', at: new Date().toISOString(), presses: found.presses };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
