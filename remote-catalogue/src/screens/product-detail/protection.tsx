import { markingNotes } from '../../model/marking-notes';
import { furtherMarkings, type Ratings } from '../../model/ratings';
import { MarkingDecoder } from './marking-decoder';
import classNames from './protection.module.css';

interface ProtectionProps {
  readonly ratings: Ratings | undefined;
}

/** The markings: EN 388 place by place, the others as text, and their limits. */
export function Protection({ ratings }: ProtectionProps) {
  const further = furtherMarkings(ratings);
  if (!ratings?.en388 && further.length === 0) return null;
  return (
    <section className={classNames.protection} aria-labelledby="protection">
      <div className={classNames.heading}>
        <h2 id="protection">{ratings?.en388 ? 'EN 388 marking' : 'Markings'}</h2>
        <a className="link small" href={ratings?.en388 ? '/credentials#en-388' : '/credentials'}>
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
      {markingNotes(ratings).map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </section>
  );
}
