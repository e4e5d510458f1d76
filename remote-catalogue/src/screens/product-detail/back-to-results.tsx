import { useSyncExternalStore } from 'react';
import { categoryOfType } from '../../model/categories';
import type { ProductType } from '../../model/product-types';
import { lastList } from '../../state/last-list';

interface BackToResultsProps {
  readonly type: ProductType;
}

const never = () => () => {};

/** Back to the list that the visitor came from, with its query; else to the article's category. */
export function BackToResults({ type }: BackToResultsProps) {
  const list = useSyncExternalStore(never, lastList, () => undefined);
  const category = categoryOfType(type);
  return (
    <p className="no-print">
      <a className="link" href={list ?? category?.path ?? '/products'}>
        {list ? 'Back to the results' : `Back to ${category?.label ?? 'all products'}`}
      </a>
    </p>
  );
}
