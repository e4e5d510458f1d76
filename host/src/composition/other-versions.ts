import type { RemoteSlice, RemoteVersion } from 'shared-types/release';
import type { ScreenImport } from './federation';
import { importVersion } from './import-version';
import { remoteNamed, type ManifestSource } from './manifest';

/** Versions to use instead of one that does not work: the live one, or the one before it. */
export class OtherVersions {
  private readonly unfit = new Set<string>();

  constructor(private readonly manifest: ManifestSource) {}

  /** Uses this version only if no other one can be loaded. */
  avoid(id: string) {
    this.unfit.add(id);
  }

  isAvoided(id: string): boolean {
    return this.unfit.has(id);
  }

  /** @returns `undefined` if no other version can be loaded */
  async import(remote: RemoteSlice, screen: string): Promise<ScreenImport | undefined> {
    for (const other of await this.candidates(remote)) {
      const found = await importVersion(other, screen, []).catch(() => undefined);
      if (!found) continue;
      console.warn(`${remote.id} does not work: using ${other.id} instead.`);
      return found;
    }
    return undefined;
  }

  private async candidates({ name, id: askedId }: RemoteSlice): Promise<readonly RemoteVersion[]> {
    const manifest = await this.manifest.current().catch(() => undefined);
    const live = remoteNamed(manifest, name);
    const versions = live ? [live, ...(live.previous ? [live.previous] : [])] : [];
    return versions.filter(({ id }) => id !== askedId && !this.isAvoided(id));
  }
}
