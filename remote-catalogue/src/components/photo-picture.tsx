import type { ReactNode } from 'react';
import type { PhotoSource } from '../../articles/photo-sources';

interface PhotoPictureProps {
  readonly sources: readonly PhotoSource[];
  /** The image for browsers that know none of the first encodings; gets its addresses from here. */
  readonly children: (addresses: ImageAddresses) => ReactNode;
}

interface ImageAddresses {
  readonly src: string;
  readonly srcSet: string;
}

const sourceSet = ({ addresses: [single, double] }: PhotoSource): string => `${single}, ${double} 2x`;

/** A photograph in the first encoding that the browser knows, for the density of its screen. */
export function PhotoPicture({ sources, children }: PhotoPictureProps) {
  const last = sources.at(-1);
  if (!last) return null;
  return (
    <picture>
      {sources.slice(0, -1).map((source) => (
        <source key={source.type} type={source.type} srcSet={sourceSet(source)} />
      ))}
      {children({ src: last.addresses[0], srcSet: sourceSet(last) })}
    </picture>
  );
}
