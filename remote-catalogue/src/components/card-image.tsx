import type { ComponentProps } from 'react';
import { isDrawing, photoSources, type PhotoSource, type PhotoUse } from '../../articles/photo-sources';

export interface CardImageProps {
  /** Address in the form of `cardAddress`. */
  readonly address: string;
  /** Time when it is wanted: with the page, before all others, or when it comes near the window. */
  readonly wanted?: 'first' | 'eager' | 'lazy';
}

/** The photograph of an article, or its drawing. Decorative: the card names the article. */
export function CardImage({ address, wanted = 'eager' }: CardImageProps) {
  const timing = {
    ...(wanted === 'lazy' && { loading: 'lazy' as const }),
    ...(wanted === 'first' && { fetchPriority: 'high' as const }),
  };
  return isDrawing(address) ? (
    <img src={address} alt="" width={300} height={375} {...timing} />
  ) : (
    <PhotoPicture address={address} use="card" alt="" width={300} height={318} {...timing} />
  );
}

interface PicturePlateProps {
  readonly className?: string | undefined;
  /** As that of a `CardImage`; without it, the plate is empty. */
  readonly address: string | undefined;
}

export const PicturePlate = ({ className = '', address }: PicturePlateProps) => (
  <span className={`plate ${className}`}>{address && <CardImage address={address} />}</span>
);

interface PhotoPictureProps extends ComponentProps<'img'> {
  readonly address: string;
  readonly use: PhotoUse;
  readonly alt: string;
}

/** A photograph in the first encoding that the browser knows, for the density of its screen. */
export function PhotoPicture({ address, use, alt, ...image }: PhotoPictureProps) {
  const sources = photoSources(address, use);
  const last = sources.at(-1);
  return (
    <picture>
      {sources.slice(0, -1).map((source) => (
        <source key={source.type} type={source.type} srcSet={sourceSet(source)} />
      ))}
      {last && <img src={last.addresses[0]} srcSet={sourceSet(last)} alt={alt} {...image} />}
    </picture>
  );
}

const sourceSet = ({ addresses: [single, double] }: PhotoSource): string => `${single}, ${double} 2x`;
