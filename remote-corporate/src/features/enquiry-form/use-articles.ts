import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem, ListedArticle } from 'shared-types/enquiry';
import { articlesIn, withArticles, type KnownArticles } from '../../model/article-lines';
import type { Pasted } from '../../model/pasted-lines';
import type { DraftForm } from './use-draft';

export type Articles = ReturnType<typeof useArticles>;

type Lines = readonly EnquiryItem[];

interface ArticlesOptions {
  readonly methods: DraftForm;
  /** Gives the names of the articles. */
  readonly shell: Shell;
  /** Articles that a server has drawn. */
  readonly drawn: readonly ArticleFact[] | undefined;
  /** Query of the address; `?items=` names articles. */
  readonly search: string;
  readonly atMost: number;
  /** Lines may have a size and a quantity. */
  readonly hasAmounts: boolean;
}

export function useArticles({ methods, shell, drawn, search, atMost, hasAmounts }: ArticlesOptions) {
  const { control, getValues, getFieldState, setValue } = methods;
  const list: Lines = useWatch({ control, name: 'items' });
  /** Typed or pasted lines that are not among the articles. */
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<Pasted>();
  const known = useKnownArticles(shell, list.length > 0 || typed !== '', drawn);
  /** Changes the lines. A fault that is shown goes as soon as it is corrected. */
  const change = useCallback(
    (changed: (lines: Lines) => Lines) =>
      setValue('items', [...changed(getValues('items'))], {
        shouldValidate: getFieldState('items').invalid,
      }),
    [getValues, getFieldState, setValue],
  );
  const join = useCallback(
    (listed: readonly ListedArticle[]) => change((lines) => withArticles(lines, listed, atMost)),
    [change, atMost],
  );
  useEffect(() => join(articlesIn(search)), [search, join]);
  const taking = useRef<Promise<boolean>>(undefined);
  const take = async () => {
    if (typed.trim() === '') return true;
    const { pasteLines } = await import(/* webpackChunkName: "paste-lines" */ '../../model/pasted-lines');
    const result = pasteLines(typed, { list: getValues('items'), atMost, known, hasAmounts });
    change(() => result.list);
    setTyped(result.rest);
    setTaken(result);
    return result.refused.length === 0;
  };
  return {
    /** Lines, those of an article together. */
    list,
    atMost,
    /** Articles by number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known,
    change,
    /** Adds articles; what is in the form stays. */
    join,
    hasAmounts,
    typed,
    setTyped,
    /** Result of taking the lines that were typed last. */
    taken,
    /** Takes the lines that are understood into the list; while that is under way, once. @returns true if none are left */
    take: () => {
      taking.current ??= take().finally(() => {
        taking.current = undefined;
      });
      return taking.current;
    },
  };
}

/** Asks for the names of articles as soon as there is one to name. */
function useKnownArticles(shell: Shell, isNeeded: boolean, drawn: readonly ArticleFact[] | undefined) {
  const [articles, setArticles] = useState(drawn);
  useEffect(() => {
    if (!isNeeded) return;
    // The numbers stand without their names if there is no answer.
    shell.facts('articles').then(
      (all) => all && setArticles(all),
      () => {},
    );
  }, [shell, isNeeded]);
  return useMemo<KnownArticles>(
    () => articles && new Map(articles.map((one) => [one.articleNo.toUpperCase(), one])),
    [articles],
  );
}
