import type { ReactNode } from 'react';
import { ArticleGrid } from '../../components/article-grid';
import type { ArticleCard } from '../../../articles/article-card';
import { alternativesAddress, alternativesPath } from '../../model/equal-or-better/alternatives-address';
import { untestedText } from '../../model/shown-text';
import { allOf } from '../../../articles/categories';
import { isGloveType } from '../../../articles/product-types';
import type { FoundArticle } from './detail-data';

interface NearArticlesProps {
  readonly id: string;
  readonly heading: string;
  readonly link?: ReactNode;
  readonly cards: readonly ArticleCard[];
  readonly children?: ReactNode;
}

/** Other articles in one row, each with the reason why it is there. */
export const NearArticles = ({ id, heading, link, cards, children }: NearArticlesProps) => (
  <section className="no-print" aria-labelledby={id}>
    <div className="section-head">
      <h2 id={id}>{heading}</h2>
      {link}
    </div>
    {children}
    {cards.length > 0 && <ArticleGrid articles={cards} firstDrawings={0} isRow />}
  </section>
);

interface ArticleProps {
  readonly article: FoundArticle;
}

/** Articles that reach the same level or higher in every test, each with what is higher. */
export function EqualOrBetter({ article: { articleNo, type, equalOrBetter } }: ArticleProps) {
  if (!equalOrBetter) return null;
  const { articles, count, untested } = equalOrBetter;
  const link = count > articles.length && (
    <a className="link" href={alternativesAddress(articleNo)}>
      All {count} that are equal or better
    </a>
  );
  return (
    <NearArticles id="equal-or-better" heading="Equal or better" link={link} cards={articles}>
      <p>
        {count === 0
          ? `No other article reaches every level of ${articleNo}.`
          : `${articles.length === 1 ? 'This article reaches' : 'These articles reach'} the same level or higher in every test.`}
        {untested > 0 && ` ${untestedText(untested, count)}`}{' '}
        {isGloveType(type) && <a href={alternativesPath}>Compare another maker’s marking</a>}
      </p>
    </NearArticles>
  );
}

/** Articles of the same type that come near, each with the reason. */
export function Similar({ article: { place, similar } }: ArticleProps) {
  if (similar.length === 0) return null;
  const link = place.category && (
    <a className="link" href={place.category.path}>
      {allOf(place.category.name)}
    </a>
  );
  return <NearArticles id="similar" heading="Similar articles" link={link} cards={similar} />;
}
