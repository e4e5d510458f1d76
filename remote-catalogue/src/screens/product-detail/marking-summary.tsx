import { LevelBar } from '../../components/level-bar';
import sixPlaces from '../../components/six-places.module.css';
import { readEn388 } from '../../model/en388';
import classNames from './marking-summary.module.css';
import type { ShownArticle } from './shown-article';

/** The markings at a glance: EN 388 in its six cells, the others as they are printed. */
export function MarkingSummary({
  article: { en388, furtherMarkings: further },
}: {
  readonly article: Pick<ShownArticle, 'en388' | 'furtherMarkings'>;
}) {
  if (!en388 && further.length === 0) return null;
  return (
    <section className={`${classNames.summary} no-print`} aria-labelledby="markings">
      <div className={classNames.heading}>
        <h2 id="markings">{en388 ? 'EN 388 marking' : 'Markings'}</h2>
        <a className="link small" href="#protection">
          What the markings mean
        </a>
      </div>
      {en388 && <MarkingDecoder code={en388} />}
      {further.length > 0 && (
        <ul className={classNames.further} aria-label={en388 ? 'Further markings' : 'Markings'}>
          {further.map((marking) => (
            <li key={marking}>{marking}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MarkingDecoderProps {
  /** Code of EN 388. */
  readonly code: string;
}

/** The six places of an EN 388 marking with their names and levels. */
function MarkingDecoder({ code }: MarkingDecoderProps) {
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
