import { MarkingDecoder } from './marking-decoder';
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
