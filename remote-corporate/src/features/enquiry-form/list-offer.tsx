import { useEffect, useRef } from 'react';
import shared from '#content/form.json';
import type { ListedArticle } from 'shared-types/enquiry';
import { missingArticles } from '../../model/article-lines';
import type { Articles } from './use-articles';
import classNames from './list-offer.module.css';

interface ListOfferProps {
  readonly articles: Articles;
  readonly listed: readonly ListedArticle[];
  /** The visitor came for the list: it is added without asking. */
  readonly isWanted: boolean;
  /** Called when the button goes away with the focus. */
  readonly onAdded: () => void;
}

const labels = shared.list;

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
      className={`button button-outlined ${classNames.offer}`}
      type="button"
      onClick={() => {
        join(listed);
        onAdded();
      }}
    >
      {count === 1 ? labels.addOne : `${labels.add} ${count} ${labels.more}`}
    </button>
  );
}
