import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { ScreenProps } from 'shared-types';
import { numberedPage } from '../../model/answer/page-of';
import { loadErrorKind, type LoadErrorKind } from '../../model/load-error-kind';
import type { AnswerData } from './choose-data';
import { importLoad } from './import-load';

/** The page of the articles that is shown, and what the links to other pages need. */
interface UsedPage {
  readonly shown: AnswerData;
  /** Gets the focus when another page is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** A link to another page was followed. */
  readonly onFollow: () => void;
  readonly loadError: LoadErrorKind | undefined;
  readonly retry: () => void;
}

/** Shows the page of the address; the last one stays until it is there. */
export function useAnswerPage({ data, request, shell, assetBase }: ScreenProps<AnswerData>): UsedPage {
  const { path, search, key } = request;
  const [shown, setShown] = useState(data);
  const [loadError, setLoadError] = useState<LoadErrorKind>();
  const [retries, setRetries] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowed = useRef(false);
  const page = numberedPage(data.count, search);
  const isShown = (shown.page ?? 1) === page;

  useEffect(() => {
    if (key === '' || isShown) return undefined;
    const caller = new AbortController();
    const { signal } = caller;
    const show = async () => {
      try {
        // First: until the shell has answered, no shared module is on offer.
        await shell.http();
        const { loadAnswerPage } = await importLoad();
        const loaded = await loadAnswerPage({ shell, assetBase }, { path, search }, { signal });
        if (signal.aborted || !loaded) return;
        setLoadError(undefined);
        startTransition(() => setShown(loaded));
      } catch (error) {
        if (!signal.aborted) setLoadError(loadErrorKind(error));
      }
    };
    void show();
    return () => caller.abort();
  }, [shell, assetBase, path, search, key, isShown, retries]);

  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [shown]);

  return {
    shown,
    heading,
    onFollow: () => {
      isFollowed.current = true;
    },
    loadError,
    retry: () => setRetries(retries + 1),
  };
}
