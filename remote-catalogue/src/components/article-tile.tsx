import { memo } from 'react';
import type { ArticleCard } from '../model/article-card';
import { articlePath } from '../model/article-path';
import { typeLabel } from '../../articles/product-types';
import classNames from './article-tile.module.css';
import { CardImage } from './card-image';
import { CompareToggle } from './compare-toggle';
import { MarkingStrip } from './marking-strip';

interface ArticleTileProps {
  readonly article: ArticleCard;
  /** Says the type, where a list mixes types. */
  readonly hasType?: boolean;
  /** What must be known of the article in this list: `Exact article number`. */
  readonly note?: string | undefined;
  /** How soon the drawing is wanted: with the page, before all others, or when it comes near the window. */
  readonly drawing: 'first' | 'eager' | 'lazy';
}

/** An article in a grid: its number, sizes, title and marking. The whole tile leads to its page. */
export const ArticleTile = memo(function ArticleTile({
  article,
  hasType = false,
  note,
  drawing,
}: ArticleTileProps) {
  const { articleNo, type, title, sizes } = article;
  return (
    <li className={classNames.tile}>
      <div className={`plate ${classNames.plate}`}>
        {article.drawing && <CardImage address={article.drawing} wanted={drawing} />}
      </div>
      <p className={classNames.number}>
        <span>{articleNo}</span>
        <span>{sizes}</span>
      </p>
      <h3 className={classNames.title}>
        <a className={classNames.link} href={articlePath(articleNo)}>
          {title}
        </a>
      </h3>
      {note !== undefined && <p className={classNames.note}>{note}</p>}
      {hasType && <p className={classNames.type}>{typeLabel(type)}</p>}
      <div className={classNames.foot}>
        <Marking article={article} />
        <CompareToggle articleNo={articleNo} />
      </div>
    </li>
  );
});

function Marking({ article: { en388, markings } }: Pick<ArticleTileProps, 'article'>) {
  if (en388 === undefined && markings === undefined) {
    return <p className={classNames.marking}>No marking stated</p>;
  }
  return (
    <p className={classNames.marking}>
      {en388 !== undefined && <MarkingStrip code={en388} />}
      {markings?.map((marking) => (
        <span key={marking}>{marking}</span>
      ))}
    </p>
  );
}
