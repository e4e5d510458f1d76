import type { LoadContext, ScreenModule, ScreenProps, Shell } from 'shared-types';
import { useEffect } from 'react';
import { fetchCallParts } from '../../api/call-parts';
import { WithChosenLists } from '../../features/chosen-lists/with-chosen-lists';
import { whenIdle } from '../../components/when-idle';
import type * as OtherViews from './other-views';
import { ArticleView } from './article-view';
import type { DetailData } from './detail-data';

export { head } from './head';

type DetailModule = Required<ScreenModule<DetailData>>;

/** Scripts that the first call waits for; a prerendered page does not need them. */
const fetchLoad = async (source: Pick<LoadContext, 'http' | 'site'>) => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "product-detail-load" */ './load'),
    fetchCallParts(source),
  ]);
  module.replaceBrokenPhotos();
  return module;
};

/** Views of anything but a complete article. No page is prerendered with them, so they are fetched on demand. */
let otherViews: typeof OtherViews | undefined;

export const load: DetailModule['load'] = async (request, context) => {
  const module = await fetchLoad(context);
  const result = await module.load(request, context);
  if (result.kind !== 'redirect' && result.data?.kind !== 'found') {
    otherViews = await import(/* webpackChunkName: "product-detail-load" */ './other-views');
  }
  return result;
};

export const paths: DetailModule['paths'] = async (context) => (await fetchLoad(context)).paths(context);

/** One article, what little is known of it, or what to do about a number that no article has. */
export function Screen({ data, shell, assetBase }: ScreenProps<DetailData>) {
  useWarmLoad(shell, fetchLoad);
  if (data.kind !== 'found')
    return otherViews && <otherViews.OtherView data={data} isSample={shell.site.sample} />;
  return (
    <WithChosenLists shell={shell} assetBase={assetBase}>
      <ArticleView key={data.articleNo} article={data} shell={shell} />
    </WithChosenLists>
  );
}

/**
 * Fetches what the next view's `load` waits for, when the page is idle.
 *
 * @param fetchLoad must stay the same
 */
function useWarmLoad(shell: Shell, fetchLoad: (shell: Shell) => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(async () => {
        // First alone: while a page hydrates, shared modules are not on offer until the shell has answered, and a
        // script that asks too early for one never gets it.
        await shell.http();
        await fetchLoad(shell);
      }),
    [shell, fetchLoad],
  );
}
