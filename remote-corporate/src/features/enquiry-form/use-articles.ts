import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleFact, Shell } from 'shared-types';
import type { EnquiryItem } from 'shared-types/enquiry';
import { isArticleNo } from 'shared-types/protocol/article-number';
import { maxEnquiryLines } from 'shared-types/protocol/enquiry-limits';
import { linesIn } from 'shared-types/protocol/enquiry-lines';
import {
  askedLines,
  joinLines,
  newLine,
  takeLines,
  takenWith,
  type LineWithoutRoom,
} from '../../model/article-lines';
import type { ArticleColumn } from '../../model/enquiry-form';

/** The articles of a form. */
export type Articles = ReturnType<typeof useArticles>;

interface ArticlesOptions {
  /** Gives the names of the articles. */
  readonly shell: Shell;
  /** Query of the address; `?items=` names articles, with sizes and quantities. */
  readonly search: string;
  readonly atMost: number;
  /** What the form asks for of each line. */
  readonly columns: readonly ArticleColumn[];
}

export function useArticles({ shell, search, atMost, columns }: ArticlesOptions) {
  const [list, setList] = useState<readonly EnquiryItem[]>([]);
  const [typed, setTyped] = useState('');
  const { known, learn } = useKnownArticles(shell, list.length > 0);
  /** Lines of an address or a list as they were taken last. */
  const source = useRef<readonly EnquiryItem[] | undefined>([]);
  const joined = (one: readonly EnquiryItem[], other: readonly EnquiryItem[]) =>
    joinLines(one, other, { atMost }).list;
  const take = useCallback(
    (lines: readonly EnquiryItem[]) => {
      if (lines.length === 0) return;
      const taken = source.current;
      source.current = takenWith(taken ?? [], lines);
      setList((present) => takeLines(present, lines, { atMost, taken }));
    },
    [atMost],
  );
  useEffect(() => take(askedLines(linesIn(search), columns)), [search, take, columns]);
  return {
    /** Lines, those of an article together. */
    list,
    atMost,
    /** By number in capitals; `undefined` until the catalogue answers, or if it cannot. */
    known,
    /** Asks for the names before there is an article. It resolves when they are known, or cannot be. */
    learn,
    /** What stands in the field for one more number. */
    typed,
    type: setTyped,
    /** Takes what was typed into the list, if it can be a number. @returns the list */
    takeTyped: (): readonly EnquiryItem[] => {
      const number = typed.trim().toUpperCase();
      if (!isArticleNo(number)) return list;
      const longer = joined(list, [newLine(number)]);
      setList(longer);
      setTyped('');
      return longer;
    },
    /** Adds the articles of a draft. @param taken what they were made from; unknown in drafts of earlier versions */
    restore: (drafted: readonly EnquiryItem[], taken: readonly EnquiryItem[] | undefined) => {
      if (source.current?.length === 0) source.current = taken;
      const all = askedLines(drafted, columns).slice(0, maxEnquiryLines);
      setList((present) => takeLines(all, present, { atMost, taken }));
    },
    /** What the lines were made from. */
    taken: () => source.current,
    /** Takes lines of an address or of a list for which the visitor came. */
    take,
    /** Adds lines of a list of the visitor; what is in the form stays. */
    join: (lines: readonly EnquiryItem[]) => {
      source.current = takenWith(source.current ?? [], lines, list);
      setList((present) => joined(present, lines));
    },
    /** Adds pasted lines, equal ones added up. @returns the lines that were not taken */
    addUp: (lines: readonly EnquiryItem[]): readonly LineWithoutRoom[] => {
      const result = joinLines(list, lines, { atMost, onKnown: 'add-up' });
      setList(result.list);
      return result.refused;
    },
    change: (place: number, change: Partial<EnquiryItem>) =>
      setList((present) => present.map((one, at) => (at === place ? { ...one, ...change } : one))),
    /** One more size of the article whose last line stands at a place. */
    addLine: (articleNo: string, place: number) =>
      setList((present) => present.toSpliced(place + 1, 0, newLine(articleNo))),
    removeLine: (place: number) => setList((present) => present.toSpliced(place, 1)),
    remove: (articleNo: string) => setList((present) => present.filter((one) => one.articleNo !== articleNo)),
    /** Puts lines back at their place. */
    putBack: (lines: readonly EnquiryItem[], place: number) =>
      setList((present) => {
        const numbers = new Set(present.map(({ articleNo }) => articleNo));
        const isThere = lines.some(({ articleNo }) => numbers.has(articleNo));
        return isThere || numbers.size >= atMost
          ? joined(present, lines)
          : present.toSpliced(place, 0, ...lines);
      }),
    clear: () => {
      source.current = [];
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
    };
    // Without an answer the numbers stand without their names.
    return shell.facts('articles').then(show, () => {});
  }, [shell]);
  useEffect(() => {
    if (isNeeded) void learn();
  }, [learn, isNeeded]);
  return { known, learn };
}
