import { useState } from 'react';
import shape from '../../../components/cross.module.css';
import { addLineWithFocus, focusNeighbour } from '../../../components/neighbour-focus';
import { articlePath } from '../../../model/article-path';
import type { ArticleLine, ChosenArticle } from '../../../model/chosen-articles';
import { linesOf } from '../../../model/enquiry-lines';
import { isGloveType } from '../../../model/product-types';
import { ArticlePlate } from '../article-plate';
import { chosenLists } from '../chosen-lists';
import tray from '../tray.module.css';
import type { RowsByNumber } from '../use-chosen-rows';
import { OrderLine } from './order-line';
import classNames from './enquiry-dialog.module.css';

interface EnquiredArticleProps {
  readonly article: ChosenArticle;
  /** What the catalogue knows of it. */
  readonly row: ReturnType<RowsByNumber['get']>;
}

const emptyLine: ArticleLine = { size: '', quantity: '' };

const isFilled = ({ size, quantity }: ArticleLine) => size !== '' || quantity !== '';

/** An article with its sizes and quantities. The first line is there before anything is typed. */
export function EnquiredArticle({ article, row }: EnquiredArticleProps) {
  const { articleNo } = article;
  /** What was typed as a quantity and is none, by the place of its line. */
  const [typed, setTyped] = useState<readonly (string | undefined)[]>([]);
  const lines = linesOf(article);
  const shown = lines.length > 0 ? lines : [emptyLine];
  const sizes = row?.facts?.sizes ?? [];
  const unit = row && !isGloveType(row.type) ? 'Pieces' : 'Pairs';
  const setLines = (next: readonly ArticleLine[]) =>
    chosenLists.enquiry.setLines(articleNo, next.length === 1 ? next.filter(isFilled) : next);
  const hasMore = sizes.length > 1 ? shown.length < sizes.length : sizes.length === 0;
  return (
    <li className={classNames.article}>
      <ArticlePlate drawing={row?.card?.drawing} />
      <a className={classNames.name} href={articlePath(articleNo)}>
        <strong>{articleNo}</strong>
        {row && <span className="small muted">{row.title}</span>}
      </a>
      <button
        className={`icon-button no-print ${classNames.remove}`}
        type="button"
        aria-label={`Remove ${articleNo} from the enquiry list`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          chosenLists.enquiry.change(articleNo, false);
        }}
      >
        <span className={`${shape.cross} ${tray.largeCross}`} aria-hidden="true" />
      </button>
      <div className={classNames.lines}>
        {shown.map((line, place) => (
          <OrderLine
            // Lines have no other identity than their place.
            key={place}
            article={{ articleNo, unit: row ? unit : 'Quantity' }}
            line={line}
            typed={typed[place]}
            sizes={sizes.filter((size) => size === line.size || !shown.some((other) => other.size === size))}
            isOnly={shown.length === 1}
            onChange={(next, wrong) => {
              setLines(shown.map((other, at) => (at === place ? next : other)));
              setTyped(shown.map((_, at) => (at === place ? wrong : typed[at])));
            }}
            onRemove={() => {
              setLines(shown.filter((_, at) => at !== place));
              setTyped(typed.filter((_, at) => at !== place));
            }}
          />
        ))}
        {hasMore && (
          <button
            className={`link no-print ${classNames.more}`}
            type="button"
            onClick={({ currentTarget }) =>
              addLineWithFocus(currentTarget, () =>
                chosenLists.enquiry.setLines(articleNo, [...shown, emptyLine]),
              )
            }
          >
            Add a size <span className="visually-hidden">of {articleNo}</span>
          </button>
        )}
      </div>
    </li>
  );
}
