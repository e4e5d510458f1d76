import type { ReactNode } from 'react';
import type { Site } from 'shared-types';
import { useIsLinked } from '../layout/left-out';
import { productFamilies, products } from '../layout/site-links';
import { SiteSearch } from '../layout/site-search';
import glove from './glove.svg';
import missingGlove from './missing-glove.svg';
import type { KnownPage } from './nearest-routes';
import classNames from './not-found-page.module.css';
import { textsFor, type Reason } from './not-found-texts';
import { Suggestions } from './suggestions';

const categories = productFamilies.flatMap(({ groups }) => groups.flatMap((group) => group.categories));

interface NotFoundPageProps {
  /** The asked path, percent-encoded; `''` as long as it is not known. */
  readonly path: string;
  readonly site: Site;
  /** Pages that header and footer do not link to. The list may grow after the first render. */
  readonly routes: readonly KnownPage[];
  /** Takes the trimmed text of the search; absent: the browser sends the form. */
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly reason?: Reason;
}

/** Page that replaces one that cannot be shown. It needs no remote. */
export function NotFoundPage({ path, site, routes, onSearch, reason = 'missing' }: NotFoundPageProps) {
  const isLinked = useIsLinked();
  const texts = textsFor[reason];
  return (
    <>
      <Hero heading={texts.heading} state="Not found">
        <p className="lead muted">{texts.lead}</p>
        <p className={classNames.asked}>
          {path && (
            <>
              <b>{readable(path)}</b> <span className="small muted">{texts.state}</span>
            </>
          )}
        </p>
        {isLinked(products) && <SiteSearch id="page-search" landmark="On this page" onSearch={onSearch} />}
      </Hero>
      <Suggestions path={reason === 'no-sign-in' ? '' : path} routes={routes} />
      {isLinked(products) && (
        <section className={`container ${classNames.categories}`}>
          <div className="section-head">
            <h2>Browse by category</h2>
            <a className="link" href={products.path}>
              All products
            </a>
          </div>
          <ul className={classNames.plates}>
            {categories.filter(isLinked).map(({ label, path: categoryPath, drawing }) => (
              <li key={categoryPath}>
                <a className={classNames.category} href={categoryPath}>
                  <span className={`plate ${classNames.plate}`}>
                    <img src={drawing} alt="" width="300" height="375" loading="lazy" />
                  </span>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="page-end">
        <div className="container">
          <p>Did a link on this site bring you here? Please tell us.</p>
          <a className="link link-arrow" href={reportAddress(site, path)}>
            Report the broken link by e-mail
          </a>
        </div>
      </div>
    </>
  );
}

interface HeroProps {
  readonly heading: string;
  /** Words for the second glove: `Not found`. */
  readonly state: string;
  readonly children: ReactNode;
}

/** Head of a page in place of one that cannot be shown. */
export const Hero = ({ heading, state, children }: HeroProps) => (
  <section className={`band ${classNames.hero}`}>
    <div className={`container ${classNames.heroRow}`}>
      <div className={classNames.text}>
        <h1 className={`headline ${classNames.heading}`}>{heading}</h1>
        {children}
      </div>
      <div className={classNames.pair}>
        <img className="figure" src={glove} alt="" width="300" height="375" />
        <img src={missingGlove} alt="" width="300" height="375" />
        <p className={`callout ${classNames.callout}`}>
          <strong>{state}</strong> the second glove
        </p>
      </div>
    </div>
  </section>
);

/** Decoded, if possible. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function reportAddress({ company, baseUrl }: Site, path: string): string {
  const subject = encodeURIComponent('Broken link');
  const body = encodeURIComponent(
    `This address was not found: ${baseUrl}${path}\nThe link is on this page: `,
  );
  return `mailto:${company.email}?subject=${subject}&body=${body}`;
}
