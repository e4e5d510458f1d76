import shape from '../../../components/cross.module.css';
import { focusNeighbour } from '../../../components/neighbour-focus';
import { articlePath } from '../../../model/article-path';
import { ArticlePlate } from '../article-plate';
import { chosenLists } from '../chosen-lists';
import tray from '../tray.module.css';
import type { RowsByNumber } from '../use-chosen-rows';
import classNames from './enquiry-dialog.module.css';

interface EnquiredArticleProps {
  readonly articleNo: string;
  /** What the catalogue knows of it. */
  readonly row: ReturnType<RowsByNumber['get']>;
}

export const EnquiredArticle = ({ articleNo, row }: EnquiredArticleProps) => (
  <li className={classNames.article}>
    <ArticlePlate drawing={row?.card?.drawing} />
    <a className={classNames.name} href={articlePath(articleNo)}>
      <strong>{articleNo}</strong>
      {row && <span className="small muted">{row.title}</span>}
    </a>
    <button
      className="icon-button"
      type="button"
      aria-label={`Remove ${articleNo} from the enquiry list`}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        chosenLists.enquiry.change(articleNo, false);
      }}
    >
      <span className={`${shape.cross} ${tray.largeCross}`} aria-hidden="true" />
    </button>
  </li>
);
