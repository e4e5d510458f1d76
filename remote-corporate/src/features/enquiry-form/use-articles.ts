import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem, ListedArticle } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { articleNamed, articlesIn, withArticles, type KnownArticles } from '../../model/article-lines';
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
}

export function useArticles({ methods, shell, drawn, search, atMost }: ArticlesOptions) {
  const { control, getValues, getFieldState, setValue } = methods;
  const list: Lines = useWatch({ control, name: 'items' });
  /** Text in the field for one more article number. */
  const [number, setNumber] = useState('');
  /** Pasted lines that are not among the articles. */
  const [pasted, setPasted] = useState('');
  const [pasteResult, setPasteResult] = useState<Pasted>();
  const known = useKnownArticles(shell, list.length > 0 || number + pasted !== '', drawn);
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
  return {
    /** Lines, those of an article together. */
    list,
    atMost,
    /** Articles by number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known,
    change,
    /** Adds articles; what is in the form stays. */
    join,
    number,
    setNumber,
    /** Takes the typed number into the list. @returns false if it can be none */
    takeNumber: () => {
      const articleNo = articleNamed(known, number)?.articleNo ?? number.trim().toUpperCase();
      if (!isArticleNo(articleNo)) return false;
      join([{ articleNo }]);
      setNumber('');
      return true;
    },
    pasted,
    setPasted,
    pasteResult,
    /** Takes the pasted lines that are understood into the list. @returns true if none are left */
    takePasted: async () => {
      if (pasted.trim() === '') return true;
      const { pasteLines } = await import(/* webpackChunkName: "paste-lines" */ '../../model/pasted-lines');
      const result = pasteLines(pasted, { list: getValues('items'), atMost, known });
      change(() => result.list);
      setPasted(result.rest);
      setPasteResult(result);
      return result.refused.length === 0;
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
