import { useState, type RefObject } from 'react';
import type { DialogPicture } from 'shared-types';
import classNames from './picture-dialog.module.css';

const scaleClasses = [classNames.fitted, classNames.half, classNames.double, classNames.triple];

interface PicturePlateProps {
  readonly plate: RefObject<HTMLDivElement | null>;
  readonly picture: DialogPicture;
  /** 0 is the whole picture. */
  readonly step: number;
}

/** The picture; a larger one scrolls, by hand, keys or buttons. */
export const PicturePlate = ({ plate, picture, step }: PicturePlateProps) => (
  <div
    ref={plate}
    className={classNames.plate}
    role="region"
    aria-label={picture.label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    tabIndex={0}
  >
    <PlatePicture
      key={picture.address}
      picture={picture}
      step={step}
      // The button goes away: its focus goes to the plate.
      onRetry={() => plate.current?.focus()}
    />
  </div>
);

interface PlatePictureProps extends Omit<PicturePlateProps, 'plate'> {
  readonly onRetry: () => void;
}

function PlatePicture({ picture: { address, alt, width, height }, step, onRetry }: PlatePictureProps) {
  const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
  if (hasFailed) {
    const retry = () => {
      onRetry();
      setState({ attempt: attempt + 1, hasFailed: false });
    };
    return (
      <div className={classNames.missing}>
        <p>{alt}</p>
        <button className="button" type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      className={scaleClasses[step]}
      src={address}
      width={width}
      height={height}
      alt={alt}
      onError={() => setState({ attempt, hasFailed: true })}
    />
  );
}
