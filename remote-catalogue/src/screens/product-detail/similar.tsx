import { ArticleGrid } from '../../components/article-grid';
import { reasonsOf, type ReasonedCard } from '../../model/article-card';
import { allOf } from '../../../articles/category-headings';
import type { ArticlePlace } from './article-place';

interface SimilarProps {
  readonly category: ArticlePlace['category'];
  readonly similar: readonly ReasonedCard[];
}

/** Articles of the same type that come near, each with the reason. */
export function Similar({ category, similar }: SimilarProps) {
  if (similar.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="similar">
      <div className="section-head">
        <h2 id="similar">Similar articles</h2>
        {category && (
          <a className="link" href={category.path}>
            {allOf(category.name)}
          </a>
        )}
      </div>
      <ArticleGrid
        articles={similar.map(({ article }) => article)}
        notes={reasonsOf(similar)}
        firstDrawings={0}
        isRow
      />
    </section>
  );
}
