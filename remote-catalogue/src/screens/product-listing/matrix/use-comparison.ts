import { useEffect, useState } from 'react';
import type { Product } from '../../../../articles/product';
import { screenCatalogue, type ScreenSource } from '../../../api/screen-catalogue';
import { mostCompared } from '../../../model/chosen-articles';
import { loadErrorKind, type LoadErrorKind } from '../../../model/load-error-kind';

/** A comparison on its way, or there. */
export interface LoadedComparison {
  /** The numbers that find room. */
  readonly asked: readonly string[];
  /** The articles that exist, in the order of the address; undefined until all answers are there. */
  readonly products: readonly Product[] | undefined;
  /** Numbers that no article has. */
  readonly unknown: readonly string[];
  readonly loadError: LoadErrorKind | undefined;
  readonly retry: () => void;
}

/** Fetches the articles to compare. An article that was asked for once is not asked for again. */
export function useComparison(
  { shell, assetBase }: ScreenSource,
  numbers: readonly string[],
): LoadedComparison {
  // `null` where no article has the number.
  const [answers, setAnswers] = useState<ReadonlyMap<string, Product | null>>(new Map());
  const [loadError, setLoadError] = useState<LoadErrorKind>();
  const [attempt, setAttempt] = useState(0);
  const asked = numbers.slice(0, mostCompared);
  const missing = asked.filter((articleNo) => !answers.has(articleNo)).join(',');

  useEffect(() => {
    const caller = new AbortController();
    const { signal } = caller;
    const fetchMissing = async () => {
      if (missing === '') return [];
      const api = await screenCatalogue({ shell, assetBase });
      return await Promise.all(
        missing
          .split(',')
          .map(async (articleNo) => [articleNo, await api.get(articleNo, { signal })] as const),
      );
    };
    fetchMissing().then(
      (found) => {
        if (signal.aborted) return;
        setAnswers((known) => new Map([...known, ...found]));
        setLoadError(undefined);
      },
      (error: unknown) => {
        if (!signal.aborted) setLoadError(loadErrorKind(error));
      },
    );
    return () => caller.abort();
  }, [shell, assetBase, missing, attempt]);

  return {
    asked,
    products: missing === '' ? asked.flatMap((articleNo) => answers.get(articleNo) ?? []) : undefined,
    unknown: asked.filter((articleNo) => answers.get(articleNo) === null),
    loadError,
    retry: () => setAttempt((count) => count + 1),
  };
}
