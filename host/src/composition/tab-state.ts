import type { Manifest, PageRecord, RouteMatch } from 'shared-types/release';

/** Whether a page shows the links that are live. */
const hasFrameOf = ({ leftOut: live = [] }: Manifest, { leftOut: shown = [] }: PageRecord) =>
  live.join() === shown.join();

/** What this tab runs: one host, and one version of each remote that it has begun to run. */
export class TabState {
  private readonly running: Map<string, string>;
  private freshPath: string | undefined;

  /** @param path of the document, which was just loaded for it */
  constructor(
    private readonly page: PageRecord,
    path: string,
  ) {
    this.running = new Map(page.remote ? [[page.remote.name, page.remote.version]] : []);
    this.freshPath = path;
  }

  /** Whether the document was just loaded for this path, so that to load it again would bring no other; asked once. */
  takeFresh(path: string): boolean {
    const isFresh = path === this.freshPath;
    this.freshPath = undefined;
    return isFresh;
  }

  /** Another host, other links of its frame, or another version of a remote than this tab runs, needs a document of its own. */
  needsDocument({ remote }: RouteMatch, live: Manifest | undefined): boolean {
    if (live && (live.host !== this.page.host.version || !hasFrameOf(live, this.page))) return true;
    return (this.running.get(remote.name) ?? remote.version) !== remote.version;
  }

  begin({ remote }: RouteMatch) {
    this.running.set(remote.name, remote.version);
  }
}
