import { useEffect, useState } from 'react';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { articleNosIn } from '../../model/article-numbers';

/** The articles of a form. */
export type Articles = ReturnType<typeof useArticles>;

/** An article with nothing but its number. */
const newArticle = (articleNo: string): EnquiryItem => ({ articleNo, quantity: '', size: '' });

interface ArticlesOptions {
  /** Gives the names of the articles. */
  readonly shell: Shell;
  /** Query of the address; `?items=` names articles. */
  readonly search: string;
  readonly atMost: number;
}

export function useArticles({ shell, search, atMost }: ArticlesOptions) {
  const [list, setList] = useState<readonly EnquiryItem[]>([]);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const named = articleNosIn(search).map(newArticle);
    setList((present) => withoutRepeats([...present, ...named]).slice(0, atMost));
  }, [search, atMost]);
  return {
    list,
    /** By number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known: useKnownArticles(shell, list.length > 0),
    /** What stands in the field for one more number. */
    typed,
    type: setTyped,
    /** Takes what was typed into the list, if it can be a number. @returns the list */
    takeTyped: (): readonly EnquiryItem[] => {
      const number = typed.trim().toUpperCase();
      if (!isArticleNo(number)) return list;
      const longer = withoutRepeats([...list, newArticle(number)]).slice(0, atMost);
      setList(longer);
      setTyped('');
      return longer;
    },
    /** Adds the articles of a draft, whose values win. */
    restore: (drafted: readonly EnquiryItem[]) =>
      setList((present) => withoutRepeats([...drafted, ...present]).slice(0, atMost)),
    change: (articleNo: string, change: Partial<EnquiryItem>) =>
      setList((present) => present.map((one) => (one.articleNo === articleNo ? { ...one, ...change } : one))),
    remove: (articleNo: string) => setList((present) => present.filter((one) => one.articleNo !== articleNo)),
    /** Puts an article back at its place. */
    putBack: (article: EnquiryItem, place: number) =>
      setList((present) =>
        withoutRepeats([...present.slice(0, place), article, ...present.slice(place)]).slice(0, atMost),
      ),
    clear: () => {
      setList([]);
      setTyped('');
    },
  };
}

const withoutRepeats = (articles: readonly EnquiryItem[]): readonly EnquiryItem[] =>
  articles.filter(
    ({ articleNo }, place) => articles.findIndex((one) => one.articleNo === articleNo) === place,
  );

/** Asks for the names of articles as soon as there is one to name. */
function useKnownArticles(shell: Shell, isNeeded: boolean) {
  const [known, setKnown] = useState<ReadonlyMap<string, ArticleFact>>();
  useEffect(() => {
    if (!isNeeded) return;
    const show = (articles: readonly ArticleFact[] | undefined) => {
      if (articles) setKnown(new Map(articles.map((article) => [article.articleNo.toUpperCase(), article])));
    };
    // Without an answer the numbers stand without their names.
    shell.facts('articles').then(show, () => {});
  }, [shell, isNeeded]);
  return known;
}
