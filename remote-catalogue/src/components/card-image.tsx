import { cardPicture } from '../model/card-picture';
import { PhotoPicture } from './photo-picture';

interface CardImageProps {
  /** As `cardAddress`. */
  readonly address: string;
  /** How soon it is wanted: with the page, before all others, or when it comes near the window. */
  readonly wanted?: 'first' | 'eager' | 'lazy';
}

/** The photograph of an article, or its drawing. Decorative: the card names the article. */
export function CardImage({ address, wanted = 'eager' }: CardImageProps) {
  const picture = cardPicture(address);
  const timing = {
    ...(wanted === 'lazy' && { loading: 'lazy' as const }),
    ...(wanted === 'first' && { fetchPriority: 'high' as const }),
  };
  if (picture.kind === 'drawing') {
    return <img src={picture.address} alt="" width={300} height={375} {...timing} />;
  }
  return (
    <PhotoPicture sources={picture.sources} drawing={picture.drawing}>
      {(addresses) => <img {...addresses} alt="" width={300} height={318} {...timing} />}
    </PhotoPicture>
  );
}
