import { articlePath } from '../../model/article-path';
import type { Product } from '../../model/product';
import classNames from './article-head.module.css';

interface ArticleHeadProps {
  readonly product: Product;
  readonly onRemove: (articleNo: string) => void;
}

/** Drawing, number and title above a column, and what can be done with the article. */
export function ArticleHead({ product: { articleNo, title, ext }, onRemove }: ArticleHeadProps) {
  const drawing = ext?.drawings?.views[0]?.address;
  return (
    <th className={classNames.head} scope="col">
      <span className={`plate ${classNames.plate}`}>
        {drawing && <img src={drawing} alt="" width={300} height={375} />}
      </span>
      <span className={classNames.number}>{articleNo}</span>
      <span className={classNames.title}>{title}</span>
      <span className={`${classNames.actions} no-print`}>
        <a className="link" href={articlePath(articleNo)} aria-label={`View article ${articleNo}`}>
          View article
        </a>
        <button
          className={classNames.remove}
          type="button"
          aria-label={`Remove ${articleNo}`}
          onClick={() => onRemove(articleNo)}
        >
          Remove
        </button>
      </span>
    </th>
  );
}
