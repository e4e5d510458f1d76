import type { FoundPage } from 'shared-types';
import { ArticleGrid } from '../../../components/article-grid';
import { PicturePlate } from '../../../components/card-image';
import { articleCount } from '../../../../articles/article-count';
import type { NothingFound } from '../list-view';
import classNames from './searching.module.css';

/** Alternatives to an empty list. */
export function NothingFoundSection({ nothing }: { readonly nothing: NothingFound }) {
  const { near, contact, categories } = nothing;
  return (
    <>
      {near.length > 0 && (
        <section aria-labelledby="near" className={classNames.section}>
          <h2 id="near">Similar article numbers</h2>
          <ArticleGrid articles={near} isRow />
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
