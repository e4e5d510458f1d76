import { useSyncExternalStore } from 'react';
import type { Site } from 'shared-types';
import { Brand } from './brand';
import { currentPage } from './current-link';
import classNames from './footer.module.css';
import { useIsLinked } from './left-out';
import { siteBrand } from './site-brand';
import { footerColumns, guides, legal, type ShellLink } from './site-links';

interface FooterProps {
  readonly site: Site;
  readonly path: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** The eleven links, the guides, those of the site configuration, the company and who hosts the site. */
export function Footer({ site, path, publishedAt }: FooterProps) {
  const { footer: added = [] } = site.links ?? {};
  const year = useYear(Number(publishedAt.slice(0, 4)));
  return (
    <footer className={`${classNames.footer} no-print`} data-area="footer">
      <div className="container">
        <div className={classNames.top}>
          <div>
            <p className={classNames.brand}>
              <Brand site={site} />
            </p>
            <p className={classNames.slogan}>{siteBrand.slogan}</p>
          </div>
          <nav className={classNames.columns} aria-label="Footer">
            {[...footerColumns, [...guides, ...added]].map((column) => (
              <ul key={column[0]?.path}>
                <FooterLinks links={column} path={path} className={classNames.link} />
              </ul>
            ))}
          </nav>
        </div>
        <div className={classNames.bottom}>
          <p>
            © {year} {site.company.name}
          </p>
          <ul className={classNames.legal}>
            <FooterLinks links={legal} path={path} className={classNames.quiet} />
          </ul>
          <p>
            Hosting by{' '}
            <a className={classNames.quiet} href={site.hosting.url} rel="noopener">
              {site.hosting.name}
              <span className="visually-hidden"> (external site)</span>
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLinksProps extends Pick<FooterProps, 'path'> {
  readonly links: readonly ShellLink[];
  readonly className: string | undefined;
}

/** Links of a list, without those that the frame leaves out. */
const FooterLinks = ({ links, path, className }: FooterLinksProps) =>
  links.filter(useIsLinked()).map((link) => (
    <li key={link.path}>
      <a className={className} href={link.path} aria-current={currentPage(link, path)}>
        {link.label}
      </a>
    </li>
  ));

const neverChanges = () => () => undefined;

/** Year of the clock after hydration, but never before the year of publication. */
function useYear(publishedYear: number): number {
  return useSyncExternalStore(
    neverChanges,
    () => Math.max(publishedYear, new Date().getFullYear()),
    () => publishedYear,
  );
}
