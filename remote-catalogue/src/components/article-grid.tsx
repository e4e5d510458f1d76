import { Suspense } from 'react';
import type { ArticleCard } from '../model/article-card';
import { ArticleTile } from './article-tile';
import classNames from './article-tile.module.css';

/** Each group is hydrated in a task of its own. */
const groupSize = 8;

interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  /** Says the type on each tile. */
  readonly hasTypes?: boolean;
  /** At most four articles, in one row from 600 px on. */
  readonly isRow?: boolean;
  /** How many drawings stand in the first window. They are fetched at once, the first one before all others. */
  readonly firstDrawings: number;
}

/** Articles in a hairline grid. */
export function ArticleGrid({ articles, hasTypes = false, isRow = false, firstDrawings }: ArticleGridProps) {
  const groups = Array.from(
    { length: Math.ceil(articles.length / groupSize) },
    (_, group) => group * groupSize,
  );
  const drawingAt = (place: number) => {
    if (place >= firstDrawings) return 'lazy';
    return place === 0 ? 'first' : 'eager';
  };
  return (
    <ol className={`${classNames.grid} ${isRow ? classNames.row : ''}`}>
      {groups.map((start) => (
        <Suspense key={start}>
          {articles.slice(start, start + groupSize).map((article, place) => (
            <ArticleTile
              key={article.articleNo}
              article={article}
              hasType={hasTypes}
              drawing={drawingAt(start + place)}
            />
          ))}
        </Suspense>
      ))}
    </ol>
  );
}
