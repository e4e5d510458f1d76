import { Suspense } from 'react';
import type { ArticleCard } from '../../articles/article-card';
import { ArticleTile } from './article-tile';
import classNames from './article-tile.module.css';

/** Each group is hydrated in a task of its own. */
const groupSize = 24;

interface ArticleGridProps {
  readonly articles: readonly ArticleCard[];
  readonly hasTypes?: boolean;
  /** Number of the article that was searched for. */
  readonly exactNumber?: string | undefined;
  /** True for at most four articles, in one row from 600 px on. */
  readonly isRow?: boolean;
  /** Number of the first article in the whole list. */
  readonly start?: number;
  /** Drawings in the first window, at most four. They are fetched at once, the first one before all others. */
  readonly firstDrawings?: number;
}

export function ArticleGrid({
  articles,
  hasTypes = false,
  exactNumber,
  isRow = false,
  start: first = 1,
  firstDrawings = 4,
}: ArticleGridProps) {
  const groups = [...articles.keys()].filter((place) => place % groupSize === 0);
  const drawingAt = (place: number) => (place >= firstDrawings ? 'lazy' : place === 0 ? 'first' : 'eager');
  return (
    <ol className={`${classNames.grid} ${isRow ? classNames.row : ''}`} {...(first > 1 && { start: first })}>
      {groups.map((start) => (
        <Suspense key={start}>
          {articles.slice(start, start + groupSize).map((article, place) => (
            <ArticleTile
              key={article.articleNo}
              article={article}
              hasType={hasTypes}
              isExact={article.articleNo === exactNumber}
              drawing={drawingAt(start + place)}
            />
          ))}
        </Suspense>
      ))}
    </ol>
  );
}
