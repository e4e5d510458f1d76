import type { LoadContext, ScreenModule, ScreenProps } from 'shared-types';
import { withCallParts } from '../../api/call-parts';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import type * as MissingView from './missing-article-view';
import { ArticleView } from './article-view';
import type { DetailData } from './detail-data';

export { head } from './head';

/** Scripts that the first call waits for; a prerendered page does not need them. */
const fetchLoad = (source: LoadContext) =>
  withCallParts(source, import(/* webpackChunkName: "product-detail-load" */ './load'));

/** The view of a number that no article has: no page is rendered ahead with it. */
let missingView: typeof MissingView | undefined;

export const prepare = async () => {
  missingView = await import(/* webpackChunkName: "product-detail-drawn" */ './missing-article-view');
};

export const load: Required<ScreenModule<DetailData>>['load'] = async (request, context) => {
  const result = await (await fetchLoad(context)).load(request, context);
  if (result.kind !== 'redirect' && result.data?.kind !== 'found') await prepare();
  return result;
};

export const paths: Required<ScreenModule<DetailData>>['paths'] = async (context) =>
  (await fetchLoad(context)).paths(context);

/** One article, or the ways on from a number that no article has. */
export const Screen = ({ data, shell, assetBase, publishedAt }: ScreenProps<DetailData>) => (
  <WithChosenLists shell={shell} assetBase={assetBase}>
    {data.kind === 'found' ? (
      <ArticleView key={data.articleNo} article={data} shell={shell} publishedAt={publishedAt} />
    ) : (
      missingView && <missingView.MissingArticleView missing={data} />
    )}
  </WithChosenLists>
);
