import { useEffect, useState } from 'react';
import type { Shell } from 'shared-types';
import { articleNosIn, maxArticles, type EnquiryArticle } from '../../model/enquiry';
import { knownArticlesFrom, type KnownArticles } from './known-articles';

/** The articles of an enquiry, and what may be done with them. */
export interface Articles {
  readonly list: readonly EnquiryArticle[];
  /** By number; `undefined` while or because nobody says. */
  readonly known: KnownArticles | undefined;
  /** Adds what is not there yet. */
  readonly add: (articles: readonly EnquiryArticle[]) => void;
  readonly change: (articleNo: string, change: Partial<EnquiryArticle>) => void;
  readonly remove: (articleNo: string) => void;
  readonly clear: () => void;
}

/** An article of which nothing but the number has been said. */
export const newArticle = (articleNo: string): EnquiryArticle => ({ articleNo, quantity: '', size: '' });

/**
 * @param shell  gives the names of the articles
 * @param search query of the address; `?items=` names articles
 */
export function useArticles(shell: Shell, search: string): Articles {
  const [list, setList] = useState<readonly EnquiryArticle[]>([]);
  const add = (articles: readonly EnquiryArticle[]) =>
    setList((present) => withoutRepeats([...present, ...articles]));
  useEffect(() => add(articleNosIn(search).map(newArticle)), [search]);
  return {
    list,
    known: useKnownArticles(shell, list.length > 0),
    add,
    change: (articleNo, change) =>
      setList((present) => present.map((one) => (one.articleNo === articleNo ? { ...one, ...change } : one))),
    remove: (articleNo) => setList((present) => present.filter((one) => one.articleNo !== articleNo)),
    clear: () => setList([]),
  };
}

function withoutRepeats(articles: readonly EnquiryArticle[]): readonly EnquiryArticle[] {
  const first = new Map<string, EnquiryArticle>();
  for (const article of articles) {
    if (!first.has(article.articleNo)) first.set(article.articleNo, article);
  }
  return [...first.values()].slice(0, maxArticles);
}

/** Asks for the names of articles as soon as there is one to name. */
function useKnownArticles(shell: Shell, isNeeded: boolean): KnownArticles | undefined {
  const [known, setKnown] = useState<KnownArticles>();
  useEffect(() => {
    if (!isNeeded) return;
    shell.facts('articles').then(
      (fact) => setKnown(knownArticlesFrom(fact)),
      () => setKnown(undefined),
    );
  }, [shell, isNeeded]);
  return known;
}
