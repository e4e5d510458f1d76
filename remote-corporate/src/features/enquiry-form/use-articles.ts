import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem, ListedArticle } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { articleNamed, articlesIn, newLine, withArticles } from '../../model/article-lines';
import type { Enquiry } from '../../model/enquiry';
import { pasteLines, type Pasted } from '../../model/pasted-lines';

export type Articles = ReturnType<typeof useArticles>;

interface ArticlesOptions {
  /** Gives the names of the articles. */
  readonly shell: Shell;
  /** Query of the address; `?items=` names articles. */
  readonly search: string;
  readonly atMost: number;
}

/** The document is prerendered without the articles of its address: it hides the form until they are in it, with their names. */
const showForm = () => document.documentElement.removeAttribute('data-q');

export function useArticles({ shell, search, atMost }: ArticlesOptions) {
  const [list, setList] = useState<readonly EnquiryItem[]>([]);
  const [typed, setTyped] = useState('');
  const [pasted, setPasted] = useState('');
  const [pasteResult, setPasteResult] = useState<Pasted>();
  const { known, learn } = useKnownArticles(shell, list.length > 0);
  const join = useCallback(
    (listed: readonly ListedArticle[]) => setList((present) => withArticles(present, listed, atMost)),
    [atMost],
  );
  useEffect(() => join(articlesIn(search)), [search, join]);
  useLayoutEffect(() => {
    if (known || articlesIn(location.search).length === 0) showForm();
  }, [known]);
  const paste = (text: string) => {
    setPasted(text.trim() === '' ? '' : text);
    if (text.trim() === '') setPasteResult(undefined);
  };
  const numberTyped = () => {
    const number = articleNamed(known, typed)?.articleNo ?? typed.trim().toUpperCase();
    return isArticleNo(number) ? number : undefined;
  };
  const takeTyped = (): readonly EnquiryItem[] => {
    const number = numberTyped();
    if (number === undefined) return list;
    const longer = withArticles(list, [{ articleNo: number }], atMost);
    setList(longer);
    setTyped('');
    return longer;
  };
  const takePasted = (present = list) => {
    if (pasted === '') return { articles: present, pasted };
    const result = pasteLines(pasted, { list: present, atMost, known });
    setList(result.list);
    setPasted(result.rest);
    setPasteResult(result);
    return { articles: result.list, pasted: result.rest };
  };
  return {
    /** Lines, those of an article together. */
    list,
    atMost,
    /** Articles by number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known,
    /** Asks for the names before there is an article. */
    learn,
    /** Text in the field for one more number. */
    typed,
    type: setTyped,
    /** The number that was typed, as the catalogue writes it; `undefined` if it can be none. */
    numberTyped,
    /** Takes what was typed into the list, if it can be a number. @returns the list */
    takeTyped,
    /** Lines of a spreadsheet that are not in the list. */
    pasted,
    paste,
    pasteResult,
    /** Takes the pasted lines that are understood into the list. */
    takePasted,
    /** Takes what was typed and pasted. @returns the list, and the lines that were not understood */
    takeAll: () => takePasted(takeTyped()),
    /** Adds the articles of a draft, before those that the address has named. */
    restore: (drafted: Pick<Enquiry, 'articles' | 'pasted'>) => {
      setList((present) => withArticles(drafted.articles, present, atMost));
      setPasted(drafted.pasted ?? '');
    },
    /** Adds articles of a list of the visitor; what is in the form stays. */
    join,
    replace: setList,
    change: (place: number, change: Partial<EnquiryItem>) =>
      setList((present) => present.map((one, at) => (at === place ? { ...one, ...change } : one))),
    /** One more size of the article whose last line stands at a place. */
    addLine: (articleNo: string, place: number) =>
      setList((present) => present.toSpliced(place + 1, 0, newLine({ articleNo }))),
    removeLine: (place: number) => setList((present) => present.toSpliced(place, 1)),
    remove: (articleNo: string) => setList((present) => present.filter((one) => one.articleNo !== articleNo)),
    clear: () => {
      setList([]);
      setTyped('');
      paste('');
    },
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
