import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem, ListedArticle } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { articleNamed, articlesIn, withArticles } from '../../model/article-lines';
import type { Pasted } from '../../model/pasted-lines';
import type { DraftForm } from './use-draft';

export type Articles = ReturnType<typeof useArticles>;

type Lines = readonly EnquiryItem[];

interface ArticlesOptions {
  readonly methods: DraftForm;
  /** Gives the names of the articles. */
  readonly shell: Shell;
  /** Query of the address; `?items=` names articles. */
  readonly search: string;
  readonly atMost: number;
}

/** The document is prerendered without the articles of its address: it hides the form until they are in it, with their names. */
const showForm = () => document.documentElement.removeAttribute('data-q');

export function useArticles({ methods, shell, search, atMost }: ArticlesOptions) {
  const { control, getValues, getFieldState, setValue } = methods;
  const list: Lines = useWatch({ control, name: 'items' });
  const [pasteResult, setPasteResult] = useState<Pasted>();
  const { known, learn } = useKnownArticles(shell, list.length > 0);
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
  useLayoutEffect(() => {
    if (known || articlesIn(location.search).length === 0) showForm();
  }, [known]);
  /** Takes the typed number into the list. @returns false if it can be none */
  const takeNumber = () => {
    const typed = getValues('number');
    const articleNo = articleNamed(known, typed)?.articleNo ?? typed.trim().toUpperCase();
    if (!isArticleNo(articleNo)) return false;
    join([{ articleNo }]);
    setValue('number', '');
    return true;
  };
  const paste = (text: string) =>
    setValue('pasted', text, { shouldValidate: getFieldState('pasted').invalid });
  /** Takes the pasted lines that are understood into the list. */
  const takePasted = async () => {
    const text = getValues('pasted');
    if (text.trim() === '') return;
    const { pasteLines } = await import(/* webpackChunkName: "paste-lines" */ '../../model/pasted-lines');
    const result = pasteLines(text, { list: getValues('items'), atMost, known });
    change(() => result.list);
    paste(result.rest);
    setPasteResult(result);
  };
  return {
    /** Lines, those of an article together. */
    list,
    atMost,
    /** Articles by number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known,
    /** Asks for the names before there is an article. */
    learn,
    change,
    /** Adds articles; what is in the form stays. */
    join,
    takeNumber,
    paste,
    pasteResult,
    takePasted,
  };
}

/** Asks for the names of articles as soon as there is one to name. */
function useKnownArticles(shell: Shell, isNeeded: boolean) {
  const [known, setKnown] = useState<ReadonlyMap<string, ArticleFact>>();
  const learn = useCallback(() => {
    const show = (articles: readonly ArticleFact[] | undefined) => {
      if (articles) setKnown(new Map(articles.map((article) => [article.articleNo.toUpperCase(), article])));
      else showForm();
    };
    // The numbers stand without their names if there is no answer.
    return shell.facts('articles').then(show, showForm);
  }, [shell]);
  useEffect(() => {
    if (isNeeded) void learn();
  }, [learn, isNeeded]);
  return { known, learn };
}
