import { searchAddress } from '../../../model/ask/search-address';

interface WordOfferProps {
  /** Address of the category. */
  readonly path: string;
  /** Text that its articles are narrowed down by. */
  readonly text: string;
}

/** A category whose address is a plain word hides the search for that word. */
export function WordOffer({ path, text }: WordOfferProps) {
  const word = /^\/products\/([a-z]+)$/.exec(path)?.[1];
  if (word === undefined || text) return null;
  return (
    <p className="small">
      <a href={searchAddress(word)}>{`Search all products for “${word}”`}</a>
    </p>
  );
}
