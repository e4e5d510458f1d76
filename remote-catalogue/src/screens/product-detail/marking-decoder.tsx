import { readEn388, type MarkingPlace } from '../../model/en388';
import classNames from './marking-decoder.module.css';

interface MarkingDecoderProps {
  /** Code of EN 388. */
  readonly code: string;
}

/** The six places of an EN 388 marking with their names and levels. */
export function MarkingDecoder({ code }: MarkingDecoderProps) {
  return (
    <ol className={classNames.decoder}>
      {readEn388(code).map((place) => (
        <li key={place.name} className={place.isCut && place.isTested ? classNames.cut : undefined}>
          <strong>{place.character}</strong>
          <span className={classNames.name}>{place.name}</span>
          <span className={classNames.words}>{place.words}</span>
          <LevelBar place={place} />
        </li>
      ))}
    </ol>
  );
}

/** The level as a bar. It repeats the words beside it, so it is hidden from assistive technology. */
function LevelBar({ place: { isTested, level, levels } }: { readonly place: MarkingPlace }) {
  return (
    <svg
      className={isTested ? classNames.bar : classNames.untested}
      viewBox="0 0 60 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={60} height={4} />
      <rect width={(60 * level) / levels} height={4} />
    </svg>
  );
}
