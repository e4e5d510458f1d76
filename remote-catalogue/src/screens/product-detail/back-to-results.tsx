import { useSyncExternalStore } from 'react';
import { lastList } from '../../state/last-list';
import type { ArticlePlace } from './article-place';

const never = () => () => {};

/** Back to the list that the visitor came from, with its query; else to the article's category. */
export function BackToResults({ category }: { readonly category: ArticlePlace['category'] }) {
  const list = useSyncExternalStore(never, lastList, () => undefined);
  return (
    <p className="no-print">
      <a className="link" href={list ?? category?.path ?? '/products'}>
        {list ? 'Back to the results' : `Back to ${category?.name ?? 'all products'}`}
      </a>
    </p>
  );
}
