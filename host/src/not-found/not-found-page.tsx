import type { PropsWithChildren } from 'react';
import { useIsLinked } from '../layout/left-out';
import { contactUs, home, products, siteMap } from '../layout/site-links';
import { SiteSearch } from '../layout/site-search';
import glove from './glove.svg';
import missingGlove from './missing-glove.svg';
import classNames from './not-found-page.module.css';
import { notFoundTexts, type Reason } from './not-found-texts';

/** Page that replaces one that cannot be shown; it needs no remote. The path is empty until it is known. */
export function NotFoundPage({ path, reason }: { readonly path: string; readonly reason: Reason }) {
  const isLinked = useIsLinked();
  const { title, description } = notFoundTexts[reason];
  return (
    <Instead heading={title}>
      <p className="lead muted">{description}</p>
      <p className={classNames.asked}>{path}</p>
      {isLinked(products) && <SiteSearch id="page-search" landmark="On this page" />}
    </Instead>
  );
}

/** Stand-in for a page, with four pages to go on to. */
export function Instead({ heading, children }: PropsWithChildren<{ readonly heading: string }>) {
  const others = [home, products, contactUs, siteMap].filter(useIsLinked());
  return (
    <>
      <section className="band">
        <div className={`container ${classNames.hero}`}>
          <div className={classNames.text}>
            <h1 className="headline">{heading}</h1>
            {children}
          </div>
          <div className={classNames.pair}>
            <img className="figure" src={glove} alt="" width="224" height="280" />
            <img src={missingGlove} alt="" width="224" height="280" />
          </div>
        </div>
      </section>
      <section className={`container ${classNames.others}`}>
        <h2>Other pages</h2>
        <ul>
          {others.map(({ label, path }) => (
            <li key={path}>
              <a className="link link-arrow" href={path}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
