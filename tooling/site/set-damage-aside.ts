/** A store that is made from the sources need not be repaired from a copy: it is built again. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Operator } from 'release';

/** Folders of a store, the chain last: while it is there, the next run after a kill finds the damage again. */
const contents = ['releases', 'assets', 'pages', 'envs'];

/**
 * Draws damaged pages again. If damage is left, moves the contents of the store into a folder of it; what
 * is beside them, the databases, stays. @returns what is live, if nothing was damaged
 */
export async function setDamageAside(
  operator: Pick<Operator, 'status' | 'render'>,
  store: string,
  say: (text: string) => void,
) {
  // A folder that is not a store yet has no damage.
  const found = await operator.status({ isQuick: true }).catch(() => undefined);
  if (!found || found.problems.length === 0) return found;
  for (const { text } of found.problems) say(`damaged: ${text}`);
  // It fails where more than pages is damaged.
  await operator.render().catch(() => {});
  if ((await operator.status()).problems.length === 0) return undefined;
  const aside = path.join(store, `damaged-${new Date().toISOString().replaceAll(/\W/g, '-')}`);
  mkdirSync(aside);
  for (const name of contents.filter((folder) => existsSync(path.join(store, folder))))
    renameSync(path.join(store, name), path.join(aside, name));
  say(`moved the damaged store to ${aside}; building it again`);
  return undefined;
}
