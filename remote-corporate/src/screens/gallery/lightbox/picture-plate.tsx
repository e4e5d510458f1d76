import type { RefObject } from 'react';
import type { Picture } from '../../../model/gallery';
import { drawings } from '../drawings';
import { useRetry } from '../use-retry';
import classNames from './lightbox.module.css';

interface PicturePlateProps {
  readonly plate: RefObject<HTMLDivElement | null>;
  readonly picture: Picture;
  /** 0 is the whole picture. */
  readonly step: number;
}

const scaleClasses = [classNames.fitted, classNames.double, classNames.triple];

/** How many sizes a picture has. */
export const scaleCount = scaleClasses.length;

/** The picture, as large as the plate or up to three times that; then it scrolls, by hand, keys or buttons. */
export function PicturePlate({ plate, picture, step }: PicturePlateProps) {
  return (
    <div
      ref={plate}
      className={classNames.plate}
      role="region"
      aria-label={`${picture.title}, ${picture.view}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={0}
    >
      <PlatePicture
        key={picture.id}
        picture={picture}
        className={scaleClasses[step]}
        // The button goes away: its focus goes to the plate.
        onRetry={() => plate.current?.focus()}
      />
    </div>
  );
}

interface PlatePictureProps {
  readonly picture: Picture;
  readonly className: string | undefined;
  readonly onRetry: () => void;
}

function PlatePicture({ picture: { id, view, alt }, className, onRetry }: PlatePictureProps) {
  const { hasFailed, attempt, onError, retry } = useRetry();
  if (hasFailed) {
    const again = () => {
      onRetry();
      retry();
    };
    return (
      <div className={classNames.missing}>
        <p>{alt}</p>
        <button className="button" type="button" onClick={again}>
          Retry
        </button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      className={className}
      src={drawings[id]}
      width={300}
      height={view === 'close-up' ? 300 : 375}
      alt={alt}
      onError={onError}
    />
  );
}
