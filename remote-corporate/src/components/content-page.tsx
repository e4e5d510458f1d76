import type { ReactNode } from 'react';
import type { Site } from 'shared-types';
import { shownPage } from '../model/sample';
import { Content } from './content';
import { PageEnd } from './page-end';
import { PageHead, type PageHeadProps } from './page-head';
import { SectionLinks } from './section-links';
import classNames from './content-page.module.css';

type ContentPageProps = PageHeadProps & {
  site: Site;
  /** Links left of the text; absent: the sections of the page, if it lists them. */
  links?: ReactNode;
  /** Facts at the right of the text. */
  aside?: ReactNode;
  /** Parts that the screen draws, by the name in `::insert[<name>]`. */
  inserts?: Readonly<Record<string, ReactNode>>;
  /** Part between heading and text, over the whole width. */
  children?: ReactNode;
};

export function ContentPage({ site, links, aside, inserts, children, ...head }: ContentPageProps) {
  const page = shownPage(head.page, site);
  const isUnwritten = page.isUnwritten && !site.sample;
  const hasColumns = page.body.length > 0 || (isUnwritten && !children);
  const sideLinks =
    links ??
    (page.sections !== undefined && page.sections.length > 0 && (
      <SectionLinks name="On this page" links={anchors(page.sections)} />
    ));
  const isTool = head.drawing === undefined && head.picture === undefined;
  return (
    <>
      <PageHead {...head} page={page} />
      {children && <div className={isTool ? 'container' : `container ${classNames.whole}`}>{children}</div>}
      {hasColumns && (
        <div
          className={`container ${classNames.columns} ${isTool ? classNames.tool : ''}`}
          data-links={sideLinks ? '' : undefined}
        >
          {sideLinks}
          <div className={classNames.body}>
            {isUnwritten && !children && (
              <p className={classNames.unwritten}>
                This page has no content yet. Please contact us with your questions.
              </p>
            )}
            <Content blocks={page.body} site={site} {...(inserts && { inserts })} />
          </div>
          {aside && <aside>{aside}</aside>}
        </div>
      )}
      <PageEnd page={page} isDated={!isUnwritten} />
    </>
  );
}

const anchors = (sections: readonly { id: string; text: string }[]) =>
  sections.map(({ id, text }) => ({ label: text, path: `#${id}` }));
