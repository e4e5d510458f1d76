import { PicturePlate } from '../../components/card-image';
import { Cross } from '../../components/cross';
import { focusHeadingIfLost, focusNeighbour } from '../../components/focus';
import type { ChosenList } from '../../model/chosen-articles';
import type { RowsByNumber } from './chosen-lists';
import classNames from './tray.module.css';

interface ComparedArticlesProps {
  readonly list: ChosenList;
  readonly rows: RowsByNumber;
}

/** The articles in the comparison, each a button that takes it out. */
export function ComparedArticles({ list, rows }: ComparedArticlesProps) {
  const articleNos = list.numbers();
  const takeOut = (articleNo: string, button: Element) => {
    focusNeighbour(button);
    list.change(articleNo, false);
    focusHeadingIfLost();
  };
  return (
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
            <span>{articleNo}</span>
            <Cross size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
