import type { Product } from '../../model/product';
import classNames from './article-head.module.css';

/** Drawing, number and title above a column. */
export function ArticleHead({ product: { articleNo, title, ext } }: { readonly product: Product }) {
  const drawing = ext?.drawings?.views[0]?.address;
  return (
    <th className={classNames.head} scope="col">
      <span className={`plate ${classNames.plate}`}>
        {drawing && <img src={drawing} alt="" width={300} height={375} />}
      </span>
      <span className={classNames.number}>{articleNo}</span>
      <span className={classNames.title}>{title}</span>
    </th>
  );
}
