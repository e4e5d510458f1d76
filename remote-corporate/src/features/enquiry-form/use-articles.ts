import { useEffect, useState } from 'react';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { articleNosIn } from '../../model/article-numbers';
import { knownArticlesFrom, type KnownArticles } from './known-articles';

export interface Articles {
  readonly list: readonly EnquiryItem[];
  /** By number; `undefined` while or because nobody says. */
  readonly known: KnownArticles | undefined;
  /** What stands in the field for one more number. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Takes what was typed into the list, if it can be a number. @returns the list */
  readonly takeTyped: () => readonly EnquiryItem[];
  /** Adds those of a draft; what it says of an article counts. */
  readonly restore: (articles: readonly EnquiryItem[]) => void;
  readonly change: (articleNo: string, change: Partial<EnquiryItem>) => void;
  readonly remove: (articleNo: string) => void;
  readonly clear: () => void;
}

/** An article of which nothing but the number has been said. */
const newArticle = (articleNo: string): EnquiryItem => ({ articleNo, quantity: '', size: '' });

interface ArticlesOptions {
  /** Gives the names of the articles. */
  readonly shell: Shell;
  /** Query of the address; `?items=` names articles. */
  readonly search: string;
  readonly atMost: number;
}

export function useArticles({ shell, search, atMost }: ArticlesOptions): Articles {
  const [list, setList] = useState<readonly EnquiryItem[]>([]);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const named = articleNosIn(search).map(newArticle);
    setList((present) => withoutRepeats([...present, ...named]).slice(0, atMost));
  }, [search, atMost]);
  return {
    list,
    known: useKnownArticles(shell, list.length > 0),
    typed,
    type: setTyped,
    takeTyped: () => {
      const number = typed.trim().toUpperCase();
      if (!isArticleNo(number)) return list;
      const longer = withoutRepeats([...list, newArticle(number)]).slice(0, atMost);
      setList(longer);
      setTyped('');
      return longer;
    },
    restore: (drafted) => setList((present) => withoutRepeats([...drafted, ...present]).slice(0, atMost)),
    change: (articleNo, change) =>
      setList((present) => present.map((one) => (one.articleNo === articleNo ? { ...one, ...change } : one))),
    remove: (articleNo) => setList((present) => present.filter((one) => one.articleNo !== articleNo)),
    clear: () => {
      setList([]);
      setTyped('');
    },
  };
}

function withoutRepeats(articles: readonly EnquiryItem[]): readonly EnquiryItem[] {
  const first = new Map<string, EnquiryItem>();
  for (const article of articles) {
    if (!first.has(article.articleNo)) first.set(article.articleNo, article);
  }
  return [...first.values()];
}

/** Asks for the names of articles as soon as there is one to name. */
function useKnownArticles(shell: Shell, isNeeded: boolean): KnownArticles | undefined {
  const [known, setKnown] = useState<KnownArticles>();
  useEffect(() => {
    if (!isNeeded) return;
    const show = (articles: readonly ArticleFact[] | undefined) => {
      if (articles) setKnown(knownArticlesFrom(articles));
    };
    // Without an answer the numbers stand without their names.
    shell.facts('articles').then(show, () => {});
  }, [shell, isNeeded]);
  return known;
}
