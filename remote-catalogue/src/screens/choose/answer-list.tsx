import { startTransition, useEffect, useState } from 'react';
import type { ScreenProps } from 'shared-types';
import { ArticleGrid } from '../../components/article-grid';
import { LoadError } from '../../components/load-error';
import { PageLinks } from '../../components/page-links';
import { SampleNotice } from '../../components/sample-notice';
import { usePageFocus } from '../../components/use-page-focus';
import { articleCount } from '../../../articles/article-count';
import { numberedPage } from '../../model/answer/page-of';
import { loadErrorKind, type LoadErrorKind } from '../../model/load-error-kind';
import type { Answer } from './choose-data';
import { importLoad } from './import-load';

/** The articles of an answer, each with its reason. */
export function AnswerList(props: ScreenProps<Answer>) {
  const { request, shell, data } = props;
  const { shown, loadError, retry } = useAnswer(props);
  const { page, cards, reasons } = shown;
  const { heading, onPage } = usePageFocus(page.page);
  return (
    <>
      <section aria-labelledby="articles">
        <div className="section-head">
          <h2 id="articles" ref={heading} tabIndex={-1}>
            {articleCount(data.count)}
          </h2>
          <a className="link link-arrow" href={data.list}>
            Filter them by size and material
          </a>
        </div>
        {loadError && <LoadError kind={loadError} onRetry={retry} />}
        <ArticleGrid
          key={page.page}
          articles={cards}
          notes={reasons}
          start={page.first}
          firstDrawings={page.page === 1 ? 4 : 0}
        />
        <PageLinks view={{ address: request.path, page, count: data.count }} onFollow={onPage} />
      </section>
      {shell.site.sample && <SampleNotice />}
    </>
  );
}

/** Shows the page of the address; the last one stays until it is there. */
function useAnswer({ data, request, shell, assetBase }: ScreenProps<Answer>) {
  const { path, search, key } = request;
  const [shown, setShown] = useState(data);
  const [loadError, setLoadError] = useState<LoadErrorKind>();
  const [retries, setRetries] = useState(0);
  const isShown = shown.page.page === numberedPage(data.count, search);

  useEffect(() => {
    if (key === '' || isShown) return undefined;
    const caller = new AbortController();
    const { signal } = caller;
    const show = async () => {
      // First: until the shell has answered, no shared module is on offer.
      await shell.http();
      const { loadAnswer } = await importLoad();
      const loaded = await loadAnswer({ shell, assetBase }, { path, search }, { signal });
      if (signal.aborted || !loaded) return;
      setLoadError(undefined);
      startTransition(() => setShown(loaded));
    };
    show().catch((error: unknown) => {
      if (!signal.aborted) setLoadError(loadErrorKind(error));
    });
    return () => caller.abort();
  }, [shell, assetBase, path, search, key, isShown, retries]);

  return { shown, loadError, retry: () => setRetries(retries + 1) };
}
