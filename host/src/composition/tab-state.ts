import type { Manifest, PageRecord, RouteMatch } from 'shared-types/release';

/** True if header and footer of a page link to the live remotes. */
const hasSameLinks = ({ leftOut: live = [] }: Manifest, { leftOut: shown = [] }: PageRecord) =>
  live.join() === shown.join();

/** The versions that run in this tab: one host, and one version of each remote that was opened. */
export class TabState {
  private readonly running: Map<string, string>;
  private freshPath: string | undefined;

  /** @param path the path of the document, which was just loaded for it */
  constructor(
    private readonly page: PageRecord,
    path: string,
  ) {
    this.running = new Map(page.remote ? [[page.remote.name, page.remote.version]] : []);
    this.freshPath = path;
  }

  /** True, once only, if the document was just loaded for this path: a reload would change nothing. */
  takeFresh(path: string): boolean {
    const isFresh = path === this.freshPath;
    this.freshPath = undefined;
    return isFresh;
  }

  /**
   * True if a new document is needed: host, links of the frame or version of the remote differ from those of this tab, or one
   * of the two remotes runs in documents of its own.
   */
  needsDocument({ remote }: RouteMatch, live: Manifest | undefined): boolean {
    if (live && (live.host !== this.page.host.version || !hasSameLinks(live, this.page))) return true;
    if (this.page.remote?.name !== remote.name && this.isOwn(remote, live)) return true;
    return (this.running.get(remote.name) ?? remote.version) !== remote.version;
  }

  private isOwn({ name }: RouteMatch['remote'], { ownDocuments = [] }: Partial<Manifest> = {}) {
    return [name, this.page.remote?.name ?? ''].some((either) => ownDocuments.includes(either));
  }

  begin({ remote }: RouteMatch) {
    this.running.set(remote.name, remote.version);
  }
}
