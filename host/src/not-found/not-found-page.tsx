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
    <Instead heading={title} state="Not found">
      <p className="lead muted">{description}</p>
      <p className={classNames.asked}>{path}</p>
      {isLinked(products) && <SiteSearch id="page-search" landmark="On this page" />}
    </Instead>
  );
}

/** Stand-in for a page, with four pages to go on to. `state` tells of the second glove: `Not found`. */
export function Instead({
  heading,
  state,
  children,
}: PropsWithChildren<Record<'heading' | 'state', string>>) {
  const others = [home, products, contactUs, siteMap].filter(useIsLinked());
  return (
    <>
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
      <section className={`container ${classNames.others}`}>
        <h2>Other pages</h2>
        <ul>
          {others.map(({ label, path }) => (
            <li key={path}>
              <a className={`link-arrow ${classNames.row}`} href={path}>
                <b>{label}</b> <span>{path}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
