import { PicturePlate } from '../../components/card-image';
import { Cross } from '../../components/cross';
import { focusHeadingIfLost } from '../../components/heading-focus';
import { focusNeighbour } from '../../components/neighbour-focus';
import { mostCompared, type ChosenList } from '../../model/chosen-articles';
import type { RowsByNumber } from './chosen-lists';
import classNames from './tray.module.css';

interface ComparedArticlesProps {
  readonly list: ChosenList;
  readonly rows: RowsByNumber;
  readonly refusal: string | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** The articles in the comparison, each a button that takes it out, and the room for more. */
export function ComparedArticles({ list, rows, refusal }: ComparedArticlesProps) {
  const articleNos = list.numbers();
  const { length: count } = articleNos;
  const takeOut = (articleNo: string, button: Element) => {
    focusNeighbour(button);
    list.change(articleNo, false);
    focusHeadingIfLost();
  };
  return (
    <>
      <ul className={classNames.articles} aria-label="Articles to compare">
        {articleNos.map((articleNo) => (
          <li key={articleNo}>
            <button
              className={classNames.article}
              type="button"
              aria-label={`Remove ${articleNo} from the comparison`}
              onClick={({ currentTarget }) => takeOut(articleNo, currentTarget)}
            >
              <PicturePlate className={classNames.plate} address={rows.get(articleNo)?.card?.drawing} />
              <span className={classNames.number}>{articleNo}</span>
              <span className={classNames.cross}>
                <Cross size={12} />
              </span>
            </button>
          </li>
        ))}
        {count < mostCompared && <li className={classNames.vacant}>Add a {ordinals[count]}</li>}
      </ul>
      {count === mostCompared && <p className={classNames.most}>{refusal ?? `Maximum ${mostCompared}`}</p>}
    </>
  );
}
