/** Links of header and footer that lead to nothing: categories without articles, pages of remotes that are not live. */
import type { Facts } from 'shared-types/facts';
import type { FrameLink, HostRelease, RemoteRelease, SiteConfiguration } from 'shared-types/release';
import { routesCollide } from 'shared-types/protocol/routes';

/** Targets of the links of a host. */
export interface LinkTargets {
  readonly host: HostRelease;
  readonly remotes: readonly RemoteRelease[];
  readonly site: Pick<SiteConfiguration, 'links'>;
  /** Number of articles in each category; absent if no remote reports it. */
  readonly categories: Facts['categories'] | undefined;
}

/** True for a path whose own page is there and not known to be empty. */
function hasContent({ remotes, categories = [] }: LinkTargets): (path: string) => boolean {
  const routes = remotes.flatMap((remote) => remote.routes);
  return (path) => {
    if (!routes.some((route) => routesCollide(route.path, path))) return false;
    const own = categories.filter((category) => category.path === path);
    return own.length === 0 || own.some(({ count }) => count > 0);
  };
}

/**
 * The paths of links that header and footer leave out, those of the host in its order, then those of the configuration. A
 * link that others stand below goes with the last of them. A host that names no links leaves none out.
 */
export function leftOutLinks(targets: LinkTargets): readonly string[] {
  const { header = [], footer = [] } = targets.site.links ?? {};
  const links: readonly FrameLink[] = [...(targets.host.links ?? []), ...header, ...footer];
  const isThere = hasContent(targets);
  const linkAt = new Map(links.map((link) => [link.path, link]));
  const isShown = ({ path, of = [] }: FrameLink): boolean =>
    isThere(path) && (of.length === 0 || of.some((below) => isShown(linkAt.get(below) ?? { path: below })));
  return links.filter((link) => !isShown(link)).map(({ path }) => path);
}
