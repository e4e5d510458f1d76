import { readEn388, type En388Place } from '../../model/en388';
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
function LevelBar({ place: { isTested, level, levels } }: { readonly place: En388Place }) {
  return (
    <svg className={classNames.bar} viewBox="0 0 60 4" preserveAspectRatio="none" aria-hidden="true">
      {isTested ? (
        <>
          <path className={classNames.track} d="M0 2H60" />
          <path className={classNames.level} d={`M0 2H${(60 * level) / levels}`} />
        </>
      ) : (
        <path className={classNames.untested} d="M0 2H60" />
      )}
    </svg>
  );
}
