import { useEffect, useRef } from 'react';
import type { EnquiryItem } from 'shared-types/enquiry';
import { itemsText } from 'shared-types/protocol/enquiry-lines';
import shared from '#content/form.json';
import { articlesOf, joinLines, takeLines } from '../../model/article-lines';
import type { Articles } from './use-articles';
import type { Listed } from './use-listed';
import classNames from './list-offer.module.css';

interface ListOfferProps {
  readonly articles: Articles;
  readonly listed: Listed | undefined;
  /** The visitor came for the list: it is added without asking. */
  readonly isWanted: boolean;
  /** Called when the button goes away with the focus. */
  readonly onAdded: () => void;
}

const labels = shared.list;

/** Offers the articles of the visitor's list that are not in the form yet. */
export function ListOffer({ articles, listed, isWanted, onAdded }: ListOfferProps) {
  const { list, join, take, taken, atMost } = articles;
  const hasJoined = useRef(false);
  const lines = listed?.lines;
  useEffect(() => {
    if (!isWanted || !lines || hasJoined.current) return;
    hasJoined.current = true;
    take(lines);
  }, [isWanted, lines, take]);
  const count = lines ? missingArticles(list, lines, atMost) : 0;
  const isChanged =
    lines && itemsText(takeLines(list, lines, { atMost, taken: taken() })) !== itemsText(list);
  if (!lines || (count === 0 && !isChanged)) return null;
  return (
    <button
      className={`button button-outlined ${classNames.offer}`}
      type="button"
      onClick={() => {
        (count === 0 ? take : join)(lines);
        onAdded();
      }}
    >
      {count === 0 ? labels.update : count === 1 ? labels.addOne : `${labels.add} ${count} ${labels.more}`}
    </button>
  );
}

/** How many articles of a list have a line that the form lacks and has room for. */
function missingArticles(
  list: readonly EnquiryItem[],
  lines: readonly EnquiryItem[],
  atMost: number,
): number {
  const { list: joined } = joinLines(list, lines, { atMost });
  return articlesOf(joined.filter((line) => !list.includes(line))).length;
}
