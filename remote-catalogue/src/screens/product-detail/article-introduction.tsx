import { SampleNotice } from '../../components/sample-notice';
import type { Product } from '../../model/product';
import { isGloveType, typeLabel } from '../../model/product-types';
import { sizeRange } from '../../model/sizes';
import classNames from './article-introduction.module.css';
import { ColourList } from './colour-list';

interface IntroductionProps {
  readonly product: Product;
}

/** Number, title, type, colours and sizes. */
export function Introduction({ product: { articleNo, title, type, ext } }: IntroductionProps) {
  return (
    <div className={classNames.introduction}>
      <h1 className={classNames.title}>
        <span className={classNames.number}>{articleNo}</span> {title}
      </h1>
      <p className="small muted">{typeLabel(type)}</p>
      {ext?.dataStatus === 'sample' && <SampleNotice />}
      {ext && (
        <div className={classNames.facts}>
          <ColourList colours={ext.colours} />
          <a className="link small no-print" href="#sizes">
            {ext.sizes.values.length === 1 ? 'Size' : 'Sizes'} {sizeRange(ext.sizes)}
          </a>
        </div>
      )}
    </div>
  );
}

/** What a glove is for, or the lines of a garment's specification. */
export function Uses({ product: { type, description } }: IntroductionProps) {
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
