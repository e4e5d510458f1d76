import { isDrawing, photoSources } from '../../articles/photo-sources';
import { PhotoPicture } from './photo-picture';

interface CardImageProps {
  /** As `cardAddress`. */
  readonly address: string;
  /** How soon it is wanted: with the page, before all others, or when it comes near the window. */
  readonly wanted?: 'first' | 'eager' | 'lazy';
}

/** The photograph of an article, or its drawing. Decorative: the card names the article. */
export function CardImage({ address, wanted = 'eager' }: CardImageProps) {
  const timing = {
    ...(wanted === 'lazy' && { loading: 'lazy' as const }),
    ...(wanted === 'first' && { fetchPriority: 'high' as const }),
  };
  if (isDrawing(address)) {
    return <img src={address} alt="" width={300} height={375} {...timing} />;
  }
  return (
    <PhotoPicture sources={photoSources(address, 'card')}>
      {(addresses) => <img {...addresses} alt="" width={300} height={318} {...timing} />}
    </PhotoPicture>
  );
}
