import type { RemoteSlice, RemoteVersion } from 'shared-types/release';
import { importScreen, type ScreenImport } from './federation';
import { remoteNamed, type ManifestSource } from './manifest';

/** What takes the place of a version that cannot be used: the live one where it is another, or the one before. */
export class OtherVersions {
  private readonly unfit = new Set<string>();

  constructor(private readonly manifest: ManifestSource) {}

  /** This version is not taken while another one can be had. */
  avoid(id: string) {
    this.unfit.add(id);
  }

  isAvoided(id: string): boolean {
    return this.unfit.has(id);
  }

  /** @returns nothing, if no other version can be had */
  async import(remote: RemoteSlice, screen: string): Promise<ScreenImport | undefined> {
    for (const other of await this.candidates(remote)) {
      const found = await importScreen(other, screen, []).catch(() => undefined);
      if (!found) continue;
      console.warn(`${remote.id} cannot be used, ${other.id} takes its place.`);
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
