import { SampleNotice } from '../../components/sample-notice';
import { isGloveType, typeLabel } from '../../../articles/product-types';
import classNames from './article-introduction.module.css';
import type { ShownArticle } from './detail-data';

interface IntroductionProps {
  readonly article: ShownArticle;
}

export function Introduction({ article }: IntroductionProps) {
  const { articleNo, title, type, isSample, colours } = article;
  return (
    <div className={classNames.introduction}>
      <h1 className={classNames.title}>
        <span className={classNames.number}>{articleNo}</span> {title}
      </h1>
      <p className="small muted">{typeLabel(type)}</p>
      {isSample && <SampleNotice />}
      {colours.length > 0 && <ColourList colours={colours} />}
    </div>
  );
}

/** The uses of a glove, or the lines of a garment's specification. */
export function Uses({ article: { type, description } }: IntroductionProps) {
  if (description.length === 0) return null;
  return (
    <section className={classNames.uses} aria-labelledby="uses">
      <h2 id="uses">{isGloveType(type) ? 'Intended uses' : 'Specification'}</h2>
      <ul>
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const ColourList = ({ colours }: { readonly colours: ShownArticle['colours'] }) => (
  <ul className={`chips ${classNames.colours}`} aria-label="Colours">
    {colours.map(({ name, hex }) => (
      <li key={name}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <circle cx="7" cy="7" r="6.5" fill={hex} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
