import { useEffect, useRef, useState } from 'react';
import type { CountedList, Shell } from 'shared-types';
import type { ListedArticle } from 'shared-types/enquiry';
import { listedArticles, missingArticles } from '../../model/article-lines';
import type { Articles } from './use-articles';

/** The list of articles that the visitor has made elsewhere on the site for this page. */
export interface Listed {
  readonly articles: readonly ListedArticle[];
  readonly clear: () => void;
}

/** Follows the list; nothing while it is empty. */
export function useListed(shell: Shell): Listed | undefined {
  const [lists, setLists] = useState<readonly CountedList[]>([]);
  useEffect(() => {
    let end = () => {};
    // The page does not offer the list if the code cannot be loaded.
    void shell.countedLists().then(
      ({ getState, subscribe }) => {
        setLists(getState());
        end = subscribe(() => setLists(getState()));
      },
      () => {},
    );
    return () => end();
  }, [shell]);
  return lists
    .map(({ items, clear }) => ({ articles: listedArticles(items), clear }))
    .find(({ articles }) => articles.length > 0);
}

interface ListOfferProps {
  readonly articles: Articles;
  readonly listed: readonly ListedArticle[];
  /** The visitor came for the list: it is added without asking. */
  readonly isWanted: boolean;
  /** Called when the button goes away with the focus. */
  readonly onAdded: () => void;
}

/** Offers the articles of the visitor's list that are not in the form yet. */
export function ListOffer({ articles, listed, isWanted, onAdded }: ListOfferProps) {
  const { list, join, atMost } = articles;
  const hasJoined = useRef(false);
  useEffect(() => {
    if (!isWanted || hasJoined.current) return;
    hasJoined.current = true;
    join(listed);
  }, [isWanted, listed, join]);
  const { length: count } = missingArticles(list, listed, atMost);
  if (count === 0) return null;
  return (
    <button
      className="button button-outlined"
      type="button"
      onClick={() => {
        join(listed);
        onAdded();
      }}
    >
      {count === 1 ? 'Add 1 article' : `Add ${count} articles`} from your enquiry list
    </button>
  );
}
