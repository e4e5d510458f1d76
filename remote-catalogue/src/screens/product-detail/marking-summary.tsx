import { furtherMarkings, type Ratings } from '../../model/ratings';
import { MarkingDecoder } from './marking-decoder';
import classNames from './marking-summary.module.css';

interface MarkingSummaryProps {
  readonly ratings: Ratings | undefined;
}

/** The markings at a glance: EN 388 in its six cells, the others as they are printed. */
export function MarkingSummary({ ratings }: MarkingSummaryProps) {
  const further = furtherMarkings(ratings);
  if (!ratings?.en388 && further.length === 0) return null;
  return (
    <section className={`${classNames.summary} no-print`} aria-labelledby="markings">
      <div className={classNames.heading}>
        <h2 id="markings">{ratings?.en388 ? 'EN 388 marking' : 'Markings'}</h2>
        <a className="link small" href="#protection">
          What the markings mean
        </a>
      </div>
      {ratings?.en388 && <MarkingDecoder code={ratings.en388.code} />}
      {further.length > 0 && (
        <ul className={classNames.further} aria-label={ratings?.en388 ? 'Further markings' : 'Markings'}>
          {further.map((marking) => (
            <li key={marking}>{marking}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
