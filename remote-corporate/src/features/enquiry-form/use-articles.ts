import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { newLine, numbersIn, withNumbers } from '../../model/article-lines';

/** The articles of a form. */
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
  const { known, learn } = useKnownArticles(shell, list.length > 0);
  const join = useCallback(
    (numbers: readonly string[]) => setList((present) => withNumbers(present, numbers, atMost)),
    [atMost],
  );
  useEffect(() => join(numbersIn(search)), [search, join]);
  useLayoutEffect(() => {
    if (known || numbersIn(location.search).length === 0) showForm();
  }, [known]);
  return {
    /** Lines, those of an article together. */
    list,
    atMost,
    /** By number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known,
    /** Asks for the names before there is an article. */
    learn,
    /** What stands in the field for one more number. */
    typed,
    type: setTyped,
    /** Takes what was typed into the list, if it can be a number. @returns the list */
    takeTyped: (): readonly EnquiryItem[] => {
      const number = typed.trim().toUpperCase();
      if (!isArticleNo(number)) return list;
      const longer = withNumbers(list, [number], atMost);
      setList(longer);
      setTyped('');
      return longer;
    },
    /** Adds the articles of a draft, before those that the address has named. */
    restore: (drafted: readonly EnquiryItem[]) =>
      setList((present) =>
        withNumbers(
          drafted,
          present.map(({ articleNo }) => articleNo),
          atMost,
        ),
      ),
    /** Adds articles of a list of the visitor; what is in the form stays. */
    join,
    replace: setList,
    change: (place: number, change: Partial<EnquiryItem>) =>
      setList((present) => present.map((one, at) => (at === place ? { ...one, ...change } : one))),
    /** One more size of the article whose last line stands at a place. */
    addLine: (articleNo: string, place: number) =>
      setList((present) => present.toSpliced(place + 1, 0, newLine(articleNo))),
    removeLine: (place: number) => setList((present) => present.toSpliced(place, 1)),
    remove: (articleNo: string) => setList((present) => present.filter((one) => one.articleNo !== articleNo)),
    clear: () => {
      setList([]);
      setTyped('');
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
    // Without an answer the numbers stand without their names.
    return shell.facts('articles').then(show, showForm);
  }, [shell]);
  useEffect(() => {
    if (isNeeded) void learn();
  }, [learn, isNeeded]);
  return { known, learn };
}
