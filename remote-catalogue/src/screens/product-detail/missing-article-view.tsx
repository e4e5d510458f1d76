import formRow from '../../components/form-row.module.css';
import { Page } from '../../components/page';
import { allOf, categoryAt, headingOf } from '../../../articles/categories';
import { searchAddress } from '../../model/ask/search-address';
import { headingText } from '../../model/heading-text';
import type { MissingArticle } from './detail-data';
import { NearArticles } from './near-articles';

/** A number that no article has, with the ways on. */
export function MissingArticleView({ missing }: { readonly missing: MissingArticle }) {
  const { articleNo, near, category } = missing;
  const shown = headingText(articleNo);
  const closest = category === undefined ? undefined : categoryAt(category);
  return (
    <Page crumbs={[{ name: 'Products', path: '/products' }, { name: shown }]}>
      <h1>Article “{shown}” not found</h1>
      <p className="lead muted">
        The number may contain a typo, or the article may have been replaced.{' '}
        <a href={searchAddress(articleNo)}>Search all articles for “{shown}”</a>
      </p>
      <form className={formRow.row} role="search" aria-label="Articles" action="/search">
        <div className="field">
          <label htmlFor="article-search">Article number or words</label>
          <input id="article-search" name="q" type="text" autoComplete="off" required />
        </div>
        <button type="submit">Search</button>
      </form>
      <div className="buttons">
        {closest && (
          <a className="button" href={closest.path}>
            {allOf(headingOf(closest))}
          </a>
        )}
        <a className="button button-outlined" href="/products">
          All products
        </a>
        <a className="button button-outlined" href="/contact-us">
          Ask about a replacement
        </a>
      </div>
      {near.length > 0 && (
        <NearArticles
          id="near"
          heading="Similar article numbers"
          cards={near.map((article) => ({ article }))}
        />
      )}
    </Page>
  );
}
