import { useState } from 'react';
import type { Sizes } from '../../../articles/product';
import { sizeGuidePath } from '../../../articles/size-guide-path';
import { sizesOf } from '../../../articles/sizes';
import type { ArticleEnquiry } from './article-actions';

interface SizesSectionProps {
  readonly articleNo: string;
  readonly sizes: Sizes;
  readonly enquiry: Pick<ArticleEnquiry, 'size' | 'isAlive' | 'choose'>;
}

const importHelper = () =>
  import(/* webpackChunkName: "product-detail-load" */ '../../features/size-helper/size-helper');

/** All sizes of the system, to choose from; those are struck through that the article is not made in. And the way to find one's own. */
export function SizesSection({ articleNo, sizes: { system, values }, enquiry }: SizesSectionProps) {
  const [helper, setHelper] = useState<Awaited<ReturnType<typeof importHelper>>>();
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes">Available sizes</h2>
      <fieldset className="segments" disabled={!enquiry.isAlive}>
        <legend className="visually-hidden">Available sizes</legend>
        {sizesOf(system).map((size) =>
          values.includes(size) ? (
            <label key={size} className="segment">
              <input
                type="radio"
                name="size"
                value={size}
                autoComplete="off"
                checked={size === enquiry.size}
                onChange={() => enquiry.choose(size)}
              />
              {size}
            </label>
          ) : (
            <span key={size} className="segment muted">
              <s>{size}</s> <span className="visually-hidden">not available</span>
            </span>
          ),
        )}
      </fieldset>
      <details
        className="no-print"
        onToggle={({ currentTarget }) => {
          // What failed is asked for again when it is next opened.
          if (currentTarget.open && !helper) importHelper().then(setHelper, () => {});
        }}
      >
        <summary>Which size fits?</summary>
        <p>
          <a className="link" href={sizeGuidePath(system)}>
            {`How to measure, with a printable ${system === 'glove' ? 'hand chart' : 'paper tape'}`}
          </a>
        </p>
        {helper && <helper.SizeHelper system={system} article={{ articleNo, sizes: values }} />}
      </details>
    </section>
  );
}
