import type { MouseEvent } from 'react';
import shape from '../../components/cross.module.css';
import { focusHeadingIfLost } from '../../components/heading-focus';
import { focusNeighbour } from '../../components/neighbour-focus';
import { mostCompared } from '../../model/chosen-articles';
import { chosenLists } from './chosen-lists';
import { ArticlePlate } from './article-plate';
import classNames from './tray.module.css';
import type { RowsByNumber } from './use-chosen-rows';

interface ComparedArticlesProps {
  readonly articleNos: readonly string[];
  readonly rows: RowsByNumber;
  readonly refused: string | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** The articles in the comparison, each a button that takes it out, and the room for more. */
export function ComparedArticles({ articleNos, rows, refused }: ComparedArticlesProps) {
  const count = articleNos.length;
  return (
    <>
      <ul className={classNames.articles} aria-label="Articles to compare">
        {articleNos.map((articleNo) => (
          <li key={articleNo}>
            <button
              className={classNames.article}
              type="button"
              aria-label={`Remove ${articleNo} from the comparison`}
              onClick={(event) => takeOut(articleNo, event)}
            >
              <ArticlePlate drawing={rows.get(articleNo)?.card?.drawing} />
              <span className={classNames.number}>{articleNo}</span>
              <span className={classNames.cross} aria-hidden="true">
                <span className={shape.cross} />
              </span>
            </button>
          </li>
        ))}
        {count < mostCompared && <li className={classNames.vacant}>Add a {ordinals[count]}</li>}
      </ul>
      {count === mostCompared && <p className={classNames.most}>{refused ?? `Maximum ${mostCompared}`}</p>}
    </>
  );
}

function takeOut(articleNo: string, { currentTarget }: MouseEvent) {
  focusNeighbour(currentTarget);
  chosenLists.compare.change(articleNo, false);
  focusHeadingIfLost();
}
