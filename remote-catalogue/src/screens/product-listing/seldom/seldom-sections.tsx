import type { FoundPage } from 'shared-types';
import { ArticleGrid } from '../../../components/article-grid';
import { PicturePlate } from '../../../components/card-image';
import { articleCount } from '../../../../articles/article-count';
import type { ResultGroup } from '../../../model/answer/answer';
import type { ListView, NothingFound } from '../list-view';
import classNames from './seldom.module.css';

/** Alternatives to an empty list. */
export function NothingFoundSection({ nothing }: { readonly nothing: NothingFound }) {
  const { near, lesser, contact, categories } = nothing;
  return (
    <>
      {near.length > 0 && (
        <section aria-labelledby="near" className={classNames.section}>
          <h2 id="near">Similar article numbers</h2>
          <ArticleGrid articles={near} isRow />
        </section>
      )}
      {lesser.length > 0 && (
        <section aria-labelledby="lesser" className={classNames.section}>
          <h2 id="lesser">Search with fewer conditions</h2>
          <ul className={classNames.list}>
            {lesser.map(({ label, path, count }) => (
              <li key={path} className={classNames.row}>
                <a className="link" href={path} rel="nofollow">
                  {label}
                </a>
                <span className={`muted ${classNames.count}`}>{articleCount(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {contact && (
        <p className={`chips ${classNames.ways} ${classNames.section}`}>
          <a className="link link-arrow" href={contact}>
            Ask us about it
          </a>
          <a className="link link-arrow" href="/choose">
            Choose by hazard
          </a>
        </p>
      )}
      <section aria-labelledby="ways" className={classNames.section}>
        <h2 id="ways">Browse by category</h2>
        <ul className={classNames.list}>
          {categories.map(({ label, path, count, picture }) => (
            <li key={path}>
              <a className={classNames.row} href={path}>
                <PicturePlate className={classNames.plate} address={picture} />
                <strong>{label}</strong>
                <span className={`small muted ${classNames.count}`}>{articleCount(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Pages of the site that fit the searched text, above its articles. */
export const PagesSection = ({ pages }: { readonly pages: readonly FoundPage[] }) =>
  pages.length > 0 && (
    <section className={`band ${classNames.pages}`} aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <ul className="chips">
        {pages.map(({ path, title, page }) => (
          <li key={path}>
            <a className="link" href={path}>
              {title}
            </a>
            {page && <span className="muted">{page}</span>}
          </li>
        ))}
      </ul>
    </section>
  );

interface RelatedArticlesProps {
  readonly view: ListView;
  readonly groups: readonly ResultGroup[];
  readonly hasTypes: boolean;
}

/** A page of a search in its groups. */
export function RelatedArticles({ view, groups, hasTypes }: RelatedArticlesProps) {
  const { cards, page, details } = view;
  return groups.map(({ heading, start, end }) => (
    <section
      key={heading}
      className={classNames.section}
      aria-labelledby={heading === '' ? undefined : `group-${start}`}
    >
      {heading !== '' && <h2 id={`group-${start}`}>{heading}</h2>}
      <ArticleGrid
        articles={cards.slice(start, end)}
        start={page.first + start}
        hasTypes={hasTypes}
        exactNumber={details?.exactNumber}
        {...(start > 0 && { firstDrawings: 0 })}
      />
    </section>
  ));
}
