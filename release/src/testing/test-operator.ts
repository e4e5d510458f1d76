import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfiguration } from 'shared-types/release';
import type { ChangeResult } from '../store/chain.js';
import { writeDist, type BuiltPackage } from './release-factory.js';
import { openOperator, type Operator } from '../operating/operator.js';
import { testSite, writeSite } from './site-factory.js';

export interface TestOperator extends Operator {
  readonly folder: string;
  readonly storeFolder: string;
  /** Publishes packages, then makes them live together. */
  readonly release: (...packages: readonly BuiltPackage[]) => Promise<ChangeResult>;
}

/** Opens a new store below a folder, configured when its first releases go live. */
export async function openTestOperator(
  parent: string,
  site: SiteConfiguration = testSite(),
): Promise<TestOperator> {
  const folder = mkdtempSync(path.join(parent, 'case-'));
  const storeFolder = path.join(folder, 'store');
  const operator = openOperator({ store: storeFolder });
  const siteFile = writeSite(folder, site);
  await operator.init();
  return {
    ...operator,
    folder,
    storeFolder,
    release: async (...packages) => {
      await operator.publish(packages.map((built) => writeDist(folder, built)));
      const targets = packages.map(({ release: { name, version } }) => `${name}@${version}`);
      const result = await operator.promote({ targets, siteFile });
      await operator.settle();
      return result;
    },
  };
}
