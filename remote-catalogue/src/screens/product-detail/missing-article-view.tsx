import { Breadcrumb } from '../../components/breadcrumb';
import { CardImage } from '../../components/card-image';
import { MarkingStrip } from '../../components/marking-strip';
import type { ArticleCard } from '../../model/article-card';
import { articlePath } from '../../model/article-path';
import { allOf, categoryAt, headingOf } from '../../../articles/categories';
import { searchAddress } from '../../model/ask/search-address';
import { headingText } from '../../model/heading-text';
import type { MissingArticle } from './detail-data';
import classNames from './missing-article-view.module.css';

/** A number that no article has, with the ways on. */
export function MissingArticleView({ missing }: { readonly missing: MissingArticle }) {
  const { articleNo, near, category } = missing;
  const shown = headingText(articleNo);
  const closest = category === undefined ? undefined : categoryAt(category);
  return (
    <div className={`container ${classNames.page}`}>
      <Breadcrumb crumbs={[{ name: 'Products', path: '/products' }, { name: shown }]} />
      <h1 className={classNames.title}>Article “{shown}” not found</h1>
      <p className="lead muted">
        The number may contain a typo, or the article may have been replaced.{' '}
        <a href={searchAddress(articleNo)}>Search all articles for “{shown}”</a>
      </p>
      <SearchBox />
      {near.length > 0 && (
        <section className={classNames.near} aria-labelledby="near">
          <h2 id="near">Similar article numbers</h2>
          <ul>
            {near.map((article) => (
              <NearArticle key={article.articleNo} article={article} />
            ))}
          </ul>
        </section>
      )}
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
    </div>
  );
}

const SearchBox = () => (
  <form className={classNames.search} role="search" aria-label="Articles" action="/search">
    <label className="visually-hidden" htmlFor="article-search">
      Article number or words
    </label>
    <input
      id="article-search"
      name="q"
      type="text"
      placeholder="Article number or words"
      autoComplete="off"
      required
    />
    <button type="submit">Search</button>
  </form>
);

function NearArticle({ article: { articleNo, title, en388, drawing } }: { readonly article: ArticleCard }) {
  return (
    <li>
      <a className={classNames.link} href={articlePath(articleNo)}>
        <span className={`plate ${classNames.plate}`}>{drawing && <CardImage address={drawing} />}</span>
        <span className={classNames.text}>
          <strong>{articleNo}</strong>
          <span>{title}</span>
          {en388 && <MarkingStrip code={en388} />}
        </span>
      </a>
    </li>
  );
}
