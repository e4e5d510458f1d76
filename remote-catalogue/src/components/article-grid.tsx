import { memo, Suspense } from 'react';
import type { ArticleCard } from '../../articles/article-card';
import { articlePath } from '../../articles/article-path';
import { typeLabel } from '../../articles/product-types';
import classNames from './article-tile.module.css';
import { CardImage, type CardImageProps } from './card-image';
import { ChoiceToggle } from './choice-box';
import { EvidenceList } from './evidence-list';
import { MarkingStrip } from './marking-strip';

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

interface ArticleTileProps {
  readonly article: ArticleCard;
  /** True in a list that mixes types. */
  readonly hasType: boolean;
  readonly isExact: boolean;
  readonly drawing: NonNullable<CardImageProps['wanted']>;
}

/** An article in a grid. The whole tile leads to its page. */
const ArticleTile = memo(function ArticleTile({ article, hasType, isExact, drawing }: ArticleTileProps) {
  const { articleNo, type, title, sizes, en388, markings } = article;
  const note = isExact ? 'Exact article number' : article.reason;
  return (
    <li className={classNames.tile} data-article={articleNo}>
      <div className={`plate ${classNames.plate}`}>
        {article.drawing && <CardImage address={article.drawing} wanted={drawing} />}
      </div>
      <p className={`smallest muted ${classNames.number}`}>
        <span>{articleNo}</span>
        <span>{sizes}</span>
      </p>
      <h3 className={classNames.title}>
        <a className={classNames.link} href={articlePath(articleNo)}>
          {title}
        </a>
      </h3>
      {note && <p className={`smallest ${classNames.note}`}>{note}</p>}
      {article.evidence && <EvidenceList evidence={article.evidence} />}
      {hasType && <p className={`smallest muted ${classNames.type}`}>{typeLabel(type)}</p>}
      <div className={classNames.foot}>
        <p className={`smallest muted ${classNames.marking}`}>
          {en388 === undefined && markings === undefined && 'No marking stated'}
          {en388 !== undefined && <MarkingStrip code={en388} />}
          {markings?.map((marking) => (
            <span key={marking}>{marking}</span>
          ))}
        </p>
        <div className={classNames.boxes}>
          <ChoiceToggle list="compare" articleNo={articleNo} />
          <ChoiceToggle list="enquiry" articleNo={articleNo} />
        </div>
      </div>
    </li>
  );
});
