import { Fragment, memo, Suspense } from 'react';
import type { ArticleCard, CardEvidence } from '../../articles/article-card';
import { articlePath } from '../../articles/article-path';
import { typeLabel } from '../../articles/product-types';
import classNames from './article-tile.module.css';
import { CardImage, type CardImageProps } from './card-image';
import { ChoiceToggle } from './choice-box';
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

const signs = {
  yes: <path d="M3 7.5 6 10.5 11 4.5" />,
  no: <path d="M4 4l6 6M10 4l-6 6" />,
  silent: <path d="M5 5.2a2 2 0 1 1 2.6 2.2q-.6.3-.6 1.1M7 10.6v.4" />,
} as const;

const spoken = { yes: 'states', no: 'states otherwise', silent: 'not stated' } as const;

/** A verdict as a sign, and as a word for screen readers. */
const Sign = ({ verdict }: { readonly verdict: keyof typeof signs }) => (
  <>
    <svg className={classNames[verdict]} viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {signs[verdict]}
    </svg>
    <span className="visually-hidden">{`${spoken[verdict]}: `}</span>
  </>
);

/** What an article misses of a searched text, a line each, then what it states. */
const EvidenceList = ({ evidence: { misses, states } }: { readonly evidence: CardEvidence }) => (
  <ul className={`smallest ${classNames.evidence}`}>
    {misses.map(({ verdict, text }) => (
      <li key={text}>
        <Sign verdict={verdict} />
        <span data-verdict={verdict}>{text}</span>
      </li>
    ))}
    {states.length > 0 && (
      <li>
        <Sign verdict="yes" />
        <span>
          {states.map((text, place) => (
            <Fragment key={text}>
              {place > 0 && ' · '}
              <span data-verdict="yes">{text}</span>
            </Fragment>
          ))}
        </span>
      </li>
    )}
  </ul>
);
