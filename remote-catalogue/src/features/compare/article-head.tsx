import { CardImage } from '../../components/card-image';
import { cardAddress } from '../../../articles/product-row';
import type { Product } from '../../../articles/product';
import classNames from './article-head.module.css';

/** Picture, number and title above a column. */
export function ArticleHead({ product: { articleNo, title, ext } }: { readonly product: Product }) {
  const picture = cardAddress(ext ?? {});
  return (
    <th className={classNames.head} scope="col">
      <span className={`plate ${classNames.plate}`}>{picture && <CardImage address={picture} />}</span>
      <span className={classNames.number}>{articleNo}</span>
      <span className={classNames.title}>{title}</span>
    </th>
  );
}
