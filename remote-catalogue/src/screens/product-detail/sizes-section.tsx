import { useState } from 'react';
import type { Sizes } from '../../../articles/product';
import { sizeGuidePath } from '../../model/size-guide-path';
import { sizesOf } from '../../../articles/sizes';
import classNames from './sizes-section.module.css';
import { usePart } from './use-part';

interface SizesSectionProps {
  readonly articleNo: string;
  readonly sizes: Sizes;
}

const importSizeHelper = async () =>
  (await import(/* webpackChunkName: "product-detail-load" */ '../../features/size-helper/size-helper'))
    .SizeHelper;

export function SizesSection({ articleNo, sizes }: SizesSectionProps) {
  const [fitting, setFitting] = useState<string>();
  const { part: SizeHelper, fetchPart } = usePart(importSizeHelper);
  return (
    <section className={classNames.section} aria-labelledby="sizes">
      <h2 id="sizes">Available sizes</h2>
      <SizeList sizes={sizes} fitting={fitting} />
      <details
        className="no-print"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !SizeHelper) fetchPart().catch(() => {});
        }}
      >
        <summary>Which size fits?</summary>
        <p className={classNames.guide}>
          <a className="link" href={sizeGuidePath(sizes.system)}>
            {`How to measure, with a printable ${sizes.system === 'glove' ? 'hand chart' : 'paper tape'}`}
          </a>
        </p>
        {SizeHelper && (
          <SizeHelper system={sizes.system} article={{ articleNo, sizes: sizes.values }} onFit={setFitting} />
        )}
      </details>
    </section>
  );
}

interface SizeListProps {
  readonly sizes: Sizes;
  /** Absent until the visitor has asked which one fits. */
  readonly fitting: string | undefined;
}

/** All sizes of the system; those that the article is not made in are struck through. */
const SizeList = ({ sizes: { system, values }, fitting }: SizeListProps) => (
  <ul className={`chips ${classNames.sizes}`}>
    {sizesOf(system).map((size) =>
      values.includes(size) ? (
        <li key={size} className={size === fitting ? classNames.fitting : undefined}>
          {size}
          {size === fitting && <span className="visually-hidden"> fits you</span>}
        </li>
      ) : (
        <li key={size} className={classNames.absent}>
          <s>{size}</s> <span className="visually-hidden">not available</span>
        </li>
      ),
    )}
  </ul>
);
