import { ArticleGrid } from '../../components/article-grid';
import { categoryOfType } from '../../model/categories';
import type { ProductType } from '../../model/product-types';
import type { SimilarCard } from './detail-data';

interface SimilarProps {
  readonly type: ProductType;
  readonly similar: readonly SimilarCard[];
}

/** Articles of the same type that come near, each with the reason. */
export function Similar({ type, similar }: SimilarProps) {
  const category = categoryOfType(type);
  if (similar.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="similar">
      <div className="section-head">
        <h2 id="similar">Similar articles</h2>
        {category && (
          <a className="link" href={category.path}>
            All {category.label}
          </a>
        )}
      </div>
      <ArticleGrid articles={similar.map(({ article }) => article)} firstDrawings={0} isRow />
    </section>
  );
}
