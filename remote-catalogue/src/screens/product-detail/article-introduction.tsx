import { SampleNotice } from '../../components/sample-notice';
import { isGloveType, typeLabel } from '../../../articles/product-types';
import classNames from './article-introduction.module.css';
import type { ShownArticle } from '../../../articles/facts/shown-article';

interface IntroductionProps {
  readonly article: ShownArticle;
}

export function Introduction({ article }: IntroductionProps) {
  const { articleNo, title, type, isSample, colours } = article;
  return (
    <div className={classNames.introduction}>
      <h1>
        <span>{articleNo}</span> {title}
      </h1>
      <p className="small muted">{typeLabel(type)}</p>
      {isSample && <SampleNotice />}
      {colours.length > 0 && (
        <ul className="chips" aria-label="Colours">
          {colours.map(({ name, hex }) => (
            <li key={name} className="chip">
              <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
                <circle cx="7" cy="7" r="6.5" fill={hex} stroke="var(--strong)" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The uses of a glove, or the lines of a garment's specification. */
export function Uses({ article: { type, description } }: IntroductionProps) {
  if (description.length === 0) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">{isGloveType(type) ? 'Intended uses' : 'Specification'}</h2>
      <ul className={classNames.uses}>
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
