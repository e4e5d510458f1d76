import { LevelBar } from '../../components/level-bar';
import sixPlaces from '../../components/six-places.module.css';
import { readEn388 } from '../../model/en388';
import classNames from './marking-decoder.module.css';

interface MarkingDecoderProps {
  /** Code of EN 388. */
  readonly code: string;
}

/** The six places of an EN 388 marking with their names and levels. */
export function MarkingDecoder({ code }: MarkingDecoderProps) {
  return (
    <ol className={`${sixPlaces.places} ${classNames.decoder}`}>
      {readEn388(code).map((place) => (
        <li key={place.name} className={place.isCut && place.isTested ? classNames.cut : undefined}>
          <strong>{place.character}</strong>
          <span className={classNames.name}>{place.name}</span>
          <span className={classNames.words}>{place.words}</span>
          <LevelBar
            className={place.isTested ? classNames.bar : `${classNames.bar} ${classNames.untested}`}
            level={place.isTested ? place.level : 0}
            steps={place.levels}
            isTested={place.isTested}
          />
        </li>
      ))}
    </ol>
  );
}
