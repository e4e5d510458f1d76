import { memo } from 'react';
import type { ArticleCard } from '../../articles/article-card';
import { articlePath } from '../../articles/article-path';
import { typeLabel } from '../../articles/product-types';
import classNames from './article-tile.module.css';
import { CardImage, type CardImageProps } from './card-image';
import { ChoiceToggle } from './choice-box';
import { MarkingStrip } from './marking-strip';

interface ArticleTileProps {
  readonly article: ArticleCard;
  /** True in a list that mixes types. */
  readonly hasType: boolean;
  readonly isExact: boolean;
  readonly drawing: NonNullable<CardImageProps['wanted']>;
}

/** An article in a grid. The whole tile leads to its page. */
export const ArticleTile = memo(function ArticleTile({
  article,
  hasType,
  isExact,
  drawing,
}: ArticleTileProps) {
  const { articleNo, type, title, sizes, en388, markings } = article;
  const note = isExact ? 'Exact article number' : article.reason;
  return (
    <li className={classNames.tile}>
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
