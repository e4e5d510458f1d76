import type { ReactNode } from 'react';
import type { PageContent } from '../model/content';
import { pagesAbove } from '../model/pages-above';
import classNames from './page-head.module.css';

/** Size of every drawing that a band cuts off, in its own units. */
const cutDrawing = { width: 485, height: 220 };

export type PageHeadProps = {
  page: PageContent;
  /** Address of a drawing that the band's lower edge cuts off. */
  drawing?: string;
  /** Content of the band instead of such a drawing. */
  picture?: ReactNode;
  /** Links or buttons under the lead. */
  actions?: ReactNode;
  /** Controls at the end of the line of a plain heading. */
  tools?: ReactNode;
};

/** Breadcrumb, heading and lead: in a band beside a drawing, or plain on a page that is a tool. */
export function PageHead({ page, drawing, picture, actions, tools }: PageHeadProps) {
  const isBand = drawing !== undefined || picture !== undefined;
  return (
    <header className={isBand ? `band ${classNames.band}` : classNames.plain}>
      <div className={`container ${classNames.inside}`}>
        <div className={classNames.text}>
          <Breadcrumb page={page} />
          <h1 className={isBand ? `headline ${classNames.heading}` : classNames.heading}>
            {withoutLonelyLetter(page.h1)}
          </h1>
          {page.lead && <p className="lead muted">{page.lead}</p>}
          {actions}
        </div>
        {drawing && <img className={`figure ${classNames.drawing}`} src={drawing} {...cutDrawing} alt="" />}
        {picture}
        {tools}
      </div>
    </header>
  );
}

/** Keeps the article "a" on one line with the next word. */
const withoutLonelyLetter = (heading: string) => heading.replaceAll(/\b(a) /gi, '$1\u00a0');

function Breadcrumb({ page }: { page: PageContent }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {pagesAbove(page).map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{page.label}</li>
      </ol>
    </nav>
  );
}
