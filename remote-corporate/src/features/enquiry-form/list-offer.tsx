import { useEffect, useMemo, useRef } from 'react';
import type { EnquiryItem } from 'shared-types/enquiry';
import { itemsText } from 'shared-types/protocol/enquiry-lines';
import shared from '#content/form.json';
import { articlesOf, differences, joinLines, takeLines, type Difference } from '../../model/article-lines';
import type { Articles } from './use-articles';
import classNames from './list-offer.module.css';

interface ListOfferProps {
  readonly articles: Articles;
  /** Of the visitor's list; `undefined` while it is empty. */
  readonly lines: readonly EnquiryItem[] | undefined;
  /** The visitor came for the list: it is added without asking. */
  readonly isWanted: boolean;
  /** Called when the button goes away with the focus. */
  readonly onAdded: () => void;
}

const labels = shared.list;

/** Offers the articles of the visitor's list that are not in the form yet, and says what is different on the list. */
export function ListOffer({ articles, lines, isWanted, onAdded }: ListOfferProps) {
  const { list, join, take, taken, atMost } = articles;
  const hasJoined = useRef(false);
  useEffect(() => {
    if (!isWanted || !lines || hasJoined.current) return;
    hasJoined.current = true;
    take(lines);
  }, [isWanted, lines, take]);
  const source = taken();
  const offer = useMemo(
    () => lines && offerOf(list, lines, { atMost, taken: source }),
    [list, lines, atMost, source],
  );
  if (!lines || !offer) return null;
  const { count, differing } = offer;
  return (
    <>
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
      {differing.length > 0 && (
        <p className={`hint ${classNames.differing}`}>
          {labels.differs} {differing.map(differenceText).join('; ')}.
        </p>
      )}
    </>
  );
}

interface Offer {
  /** Number of articles to add; 0 if only sizes and quantities differ. */
  readonly count: number;
  readonly differing: readonly Difference[];
}

/** What a list would change in a form; `undefined` if nothing. */
function offerOf(
  list: readonly EnquiryItem[],
  lines: readonly EnquiryItem[],
  taking: Parameters<typeof takeLines>[2],
): Offer | undefined {
  const count = missingArticles(list, lines, taking.atMost);
  if (count === 0 && itemsText(takeLines(list, lines, taking)) === itemsText(list)) return undefined;
  // Articles are added without a change of others.
  const differing = differences(list, lines, taking).filter(
    ({ quantity }) => count === 0 || quantity !== undefined,
  );
  return { count, differing };
}

const differenceText = ({ line: { articleNo, size, quantity: own }, quantity }: Difference): string => {
  const name = size.trim() === '' ? articleNo : `${articleNo} ${labels.size} ${size.trim()}`;
  if (quantity === undefined) return `${name} ${labels.notListed}`;
  return own.trim() === ''
    ? `${name}: ${quantity}`
    : `${name}: ${quantity} ${labels.insteadOf} ${own.trim()}`;
};

/** How many articles of a list have a line that the form lacks and has room for. */
function missingArticles(
  list: readonly EnquiryItem[],
  lines: readonly EnquiryItem[],
  atMost: number,
): number {
  const { list: joined } = joinLines(list, lines, { atMost });
  return articlesOf(joined.filter((line) => !list.includes(line))).length;
}
