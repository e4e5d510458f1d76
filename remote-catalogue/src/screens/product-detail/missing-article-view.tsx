import { Page } from '../../components/page';
import { searchAddress } from 'shared-types/protocol/search-path';
import { headingText } from '../../model/shown-text';
import type { MissingArticle } from './detail-data';
import { NearArticles } from './near-articles';

/** A number that no article has, with the ways on. */
export function MissingArticleView({ missing }: { readonly missing: MissingArticle }) {
  const { articleNo, near } = missing;
  const shown = headingText(articleNo);
  return (
    <Page crumbs={[{ name: 'Products', path: '/products' }, { name: shown }]}>
      <h1>Article “{shown}” not found</h1>
      <div className="prose">
        <p className="lead muted">
          The number may contain a typo, or the article may have been replaced.{' '}
          <a href={searchAddress(articleNo)} rel="nofollow">
            Search all articles for “{shown}”
          </a>
        </p>
        <p className="buttons">
          <a className="button" href="/products">
            All products
          </a>
          <a className="button button-outlined" href="/contact-us">
            Ask about a replacement
          </a>
        </p>
      </div>
      {near.length > 0 && <NearArticles id="near" heading="Similar article numbers" cards={near} />}
    </Page>
  );
}
