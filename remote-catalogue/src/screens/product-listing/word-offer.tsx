import { searchAddress } from '../../model/listing-place';
import type { ListingView } from './listing-view';

interface WordOfferProps {
  readonly view: Pick<ListingView, 'category' | 'text'>;
}

/** A category whose address is a plain word hides the search for that word. */
export function WordOffer({ view: { category, text } }: WordOfferProps) {
  const word = /^\/products\/([a-z]+)$/.exec(category?.path ?? '')?.[1];
  if (word === undefined || text) return null;
  return (
    <p className="small">
      <a href={searchAddress(word)}>Search for the word “{word}” instead</a>
    </p>
  );
}
