import { useEffect } from 'react';
import type { ScreenProps } from 'shared-types';
import { warmCatalogue } from '../../api/open-catalogue';
import { whenIdle } from '../../components/when-idle';
import { ArticleView } from './article-view';
import type { DetailData } from './detail-data';
import { MissingArticleView } from './missing-article-view';

export { head } from './head';
export { load, paths } from './load';

/** One article, or what to do about a number that no article has. */
export function Screen({ data, shell }: ScreenProps<DetailData>) {
  useEffect(() => whenIdle(() => warmCatalogue(shell)), [shell]);
  return data.kind === 'found' ? <ArticleView article={data} /> : <MissingArticleView missing={data} />;
}
