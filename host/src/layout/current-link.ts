/** Values of `aria-current` for links in header and footer. */
import { aboutUs, contactUs, home, products, type ShellLink } from './site-links';

const tabs = [home, aboutUs, products, contactUs];

/**
 * The tab that looks active: the one of the first path segment, Home for everything else.
 *
 * @param added  tabs of the site configuration
 */
export const activeTab = (path: string, added: readonly ShellLink[] = []): ShellLink =>
  [...tabs, ...added].find((tab) => tab.path === `/${path.split('/')[1] ?? ''}`) ?? home;

export const currentPage = (link: ShellLink, path: string): 'page' | undefined =>
  link.path === path ? 'page' : undefined;

/** Value for a link to the first page of a section: `true` on the pages below it. */
export const currentSection = (link: ShellLink, path: string): 'page' | 'true' | undefined =>
  path.startsWith(`${link.path}/`) ? 'true' : currentPage(link, path);
