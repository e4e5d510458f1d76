/** Verbs on the store: they need no database. */
import { releaseVerbs } from 'release/cli/verbs';
import type { TryBuilds } from 'release/cli/verbs/publish';
import { ReleaseError } from 'release/model/release-error';

/** Opens the first view of each release, and presses one thing. Only it loads a browser; the image of a server has none. */
const tryFirstViews: TryBuilds = async (place, folders) => {
  const { tryBuilds } = await import('../trial/try-builds.js');
  const { faults, notes, presses } = await tryBuilds({ place, folders }, { presses: 1 });
  if (faults.length > 0) throw new ReleaseError('refused', faults.join('\n'));
  return { trial: { kind: 'tried', at: new Date().toISOString(), presses }, notes };
};

export const verbsOfStore = releaseVerbs(tryFirstViews);
